// Functions for the extended attributes of files, such as access control lists: Swift's module of
// Linux's C library does not contain <sys/xattr.h>. This header does not include it either, so it
// compiles on systems without it.

#ifndef C_NAVIGATION_FILES_H
#define C_NAVIGATION_FILES_H

#ifdef __linux__
__PTRDIFF_TYPE__ flistxattr(int file, char *names, __SIZE_TYPE__ size);
__PTRDIFF_TYPE__ fgetxattr(int file, const char *name, void *value, __SIZE_TYPE__ size);
int fsetxattr(int file, const char *name, const void *value, __SIZE_TYPE__ size, int flags);
int fremovexattr(int file, const char *name);
#endif

#endif
