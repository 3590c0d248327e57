import { useState } from "react";

/**
 * Takes the text of a file, in the browser, cut to `limit` characters. The readers load with the first file. `note`
 * tells the user what went wrong, or that the text was cut.
 */
export function useFileText(limit: number, onText: (text: string) => void) {
  const [reading, setReading] = useState(false);
  const [note, setNote] = useState("");

  const read = async (file: File) => {
    setReading(true);
    setNote("");
    try {
      const { readTextFile } = await import("@/lib/files/read-text-file.ts");
      const text = await readTextFile(file);
      onText(text.slice(0, limit));
      const cut = `Only the first ${limit.toLocaleString("en-US")} of ${text.length.toLocaleString("en-US")} characters were taken.`;
      if (text.length > limit) setNote(cut);
    } catch (error) {
      const { isFileError } = await import("@/lib/files/file-error.ts");
      setNote(isFileError(error) ? error.message : "The file could not be read.");
    } finally {
      setReading(false);
    }
  };
  return { reading, note, read };
}
