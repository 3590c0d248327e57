/** Bytes that a file to import may have. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Bytes that an archive's files may have together once unpacked: many times a long thesis with its pictures. */
export const maxUnpackedBytes = 64 * 1024 * 1024;
/** Characters that an imported text may have; the largest plan takes a twentieth of it at a time. */
export const maxCharacters = 200_000;
