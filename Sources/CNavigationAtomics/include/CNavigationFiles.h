// The extended attributes of files, an access control list among them: Swift's module of Linux's C library
// leaves out <sys/xattr.h>. Nothing is included, so that it compiles where that is missing.

#ifndef C_NAVIGATION_FILES_H
#define C_NAVIGATION_FILES_H

#ifdef __linux__
__PTRDIFF_TYPE__ flistxattr(int file, char *names, __SIZE_TYPE__ size);
__PTRDIFF_TYPE__ fgetxattr(int file, const char *name, void *value, __SIZE_TYPE__ size);
int fsetxattr(int file, const char *name, const void *value, __SIZE_TYPE__ size, int flags);
int fremovexattr(int file, const char *name);
#endif

#endif
