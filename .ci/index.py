"""Reads the index that the compiler writes during a build: which file uses and defines which symbol."""
import ctypes
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DEFINITION = 1 << 1
EXTENSION = 9  # the kind of a symbol for an extension of a type
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    swift = os.path.realpath(subprocess.check_output(["which", "swift"], text=True).strip())
    index = ctypes.CDLL(os.path.join(os.path.dirname(swift), "..", "lib", "libIndexStore.so"))
    for name, kind, *arguments in [
        ("store_create", ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        ("store_units_apply_f", ctypes.c_bool, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, ON_TEXT),
        ("unit_reader_create", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        ("unit_reader_get_main_file", Text, ctypes.c_void_p),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ON_THING),
        ("unit_dependency_get_kind", ctypes.c_int, ctypes.c_void_p),
        ("unit_dependency_get_name", Text, ctypes.c_void_p),
        ("record_reader_create", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ON_THING),
        ("occurrence_get_symbol", ctypes.c_void_p, ctypes.c_void_p),
        ("occurrence_get_roles", ctypes.c_uint64, ctypes.c_void_p),
        ("occurrence_get_line_col", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        ("symbol_get_kind", ctypes.c_int, ctypes.c_void_p),
        ("symbol_get_name", Text, ctypes.c_void_p),
        ("symbol_get_usr", Text, ctypes.c_void_p),
    ]:
        function = getattr(index, "indexstore_" + name)
        function.restype, function.argtypes = kind, arguments
    return index


ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
ON_THING = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def records(index, store, folder):
    """Returns the record of each source file, the newest if a file has several."""
    units = []
    index.indexstore_store_units_apply_f(store, 0, None, ON_TEXT(lambda _, name: units.append(str(name)) or True))
    folder = os.path.join(folder, "v5", "units")
    units.sort(key=lambda name: os.stat(os.path.join(folder, name)).st_mtime)
    found = {}
    for unit in units:
        reader = index.indexstore_unit_reader_create(store, unit.encode(), None)
        path = str(index.indexstore_unit_reader_get_main_file(reader))
        # A package of `.ci/cut` has links to the folders.
        path = os.path.relpath(os.path.realpath(path), ROOT)
        if path.startswith(".") or not os.path.exists(os.path.join(ROOT, path)):
            continue

        def look(_, dependency):
            name = str(index.indexstore_unit_dependency_get_name(dependency))
            if index.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                if name.startswith(os.path.basename(path)):
                    found[path] = name
            return True

        index.indexstore_unit_reader_dependencies_apply_f(reader, None, ON_THING(look))
    return found


def occurrences(build):
    """Returns tuples (file, line, symbol, name, is definition) of the package in a build folder."""
    index, folder, line = library(), os.path.join(ROOT, build, "index/store"), ctypes.c_uint()
    store = index.indexstore_store_create(folder.encode(), None)
    for path, record in sorted(records(index, store, folder).items()):
        reader = index.indexstore_record_reader_create(store, record.encode(), None)
        rows = []

        def look(_, occurrence):
            symbol = index.indexstore_occurrence_get_symbol(occurrence)
            if index.indexstore_symbol_get_kind(symbol) == EXTENSION:
                return True
            roles = index.indexstore_occurrence_get_roles(occurrence)
            index.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), None)
            rows.append((path, line.value, str(index.indexstore_symbol_get_usr(symbol)),
                         str(index.indexstore_symbol_get_name(symbol)), bool(roles & DEFINITION)))
            return True

        index.indexstore_record_reader_occurrences_apply_f(reader, None, ON_THING(look))
        yield from rows
