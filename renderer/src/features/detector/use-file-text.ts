import { useState } from "react";
import { whyUnread } from "@/lib/files/why-unread.ts";

/**
 * Takes the text of a file, in the browser. The readers load with the first file. `failure` tells the user what went
 * wrong, until `forget` takes it away.
 */
export function useFileText(onText: (text: string) => void) {
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const forget = () => setFailure(null);

  const read = async (file: File) => {
    setReading(true);
    forget();
    try {
      const { readTextFile } = await import("@/lib/files/read-text-file.ts");
      onText(await readTextFile(file));
    } catch (error) {
      setFailure(whyUnread(error));
    } finally {
      setReading(false);
    }
  };
  return { reading, failure, read, forget };
}
