const messages = {
  unsupported: "This kind of file can't be read. Choose a .txt, .md, .docx or .pdf file.",
  "legacy-word": "Old Word files (.doc) can't be read. Open it in Word, save it as .docx and import that.",
  mismatch: "The file is not what its name says. Save it again as .txt, .md, .docx or .pdf.",
  "too-large": "The file is larger than 10 MB. Import a smaller one, or paste the part you need.",
  "too-long":
    "The file holds more than 200,000 characters. Import a shorter one, or paste the part you need.",
  encrypted: "The file is protected by a password. Save a copy without one and import that.",
  broken: "The file is damaged and can't be read.",
  bomb: "The file unpacks to far more than a document should, so it was not opened.",
  binary: "This is not a text file.",
  empty: "There is no text in this file.",
  scan: "There is no text in this PDF. It may be a scan: pictures of pages can't be read.",
} as const;

export type FileErrorCode = keyof typeof messages;

/** Why a file can't be read; the message is for the user. */
export interface FileError extends Error {
  readonly code: FileErrorCode;
}

/** An error for the user, by its code. */
export function fileError(code: FileErrorCode): FileError {
  return Object.assign(new Error(messages[code]), { name: "FileError", code });
}

/** Whether the error is one of these, rather than a fault of the reader. */
export function isFileError(error: unknown): error is FileError {
  return error instanceof Error && error.name === "FileError";
}
