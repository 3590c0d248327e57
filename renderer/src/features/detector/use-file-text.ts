import { useState } from "react";

/** What there is to say of the last file. */
export interface FileNote {
  failed: boolean;
  text: string;
}

/**
 * Takes the text of a file, in the browser, cut to `limit` characters. The readers load with the first file. `note`
 * tells the user what went wrong, or that the text was cut, until `forget` takes it away.
 */
export function useFileText(limit: number, onText: (text: string) => void) {
  const [reading, setReading] = useState(false);
  const [note, setNote] = useState<FileNote | null>(null);
  const forget = () => setNote(null);

  const read = async (file: File) => {
    setReading(true);
    forget();
    try {
      const { readTextFile } = await import("@/lib/files/read-text-file.ts");
      const text = await readTextFile(file);
      onText(text.slice(0, limit));
      const cut = `Only the first ${limit.toLocaleString("en-US")} of ${text.length.toLocaleString("en-US")} characters were taken.`;
      if (text.length > limit) setNote({ failed: false, text: cut });
    } catch (error) {
      const { isFileError } = await import("@/lib/files/file-error.ts");
      setNote({ failed: true, text: isFileError(error) ? error.message : "The file could not be read." });
    } finally {
      setReading(false);
    }
  };
  return { reading, note, read, forget };
}
