/** Why a file could not be read, for the user. Known by its name: the code of a `FileError` may be out of reach too. */
export function whyUnread(error: unknown): string {
  return error instanceof Error && error.name === "FileError"
    ? error.message
    : "The file could not be read. Check your connection, load the page again and try once more.";
}
