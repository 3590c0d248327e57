import { humanizeResponseSchema } from "@ai-humanizer/shared";
import type { SendToApi } from "./api-proxy.ts";

interface ClipboardRunOptions {
  readonly clipboard: { readText: () => Promise<string>; writeText: (text: string) => Promise<void> };
  readonly api: SendToApi;
  /** Names the user; rejects where that can't be had now, as when offline. */
  readonly authorization: () => Promise<Readonly<Record<string, string>>>;
  /** Tells the user; `undo` is there where there is something to undo. */
  readonly notify: (title: string, body: string, undo?: () => void) => void;
}

/** Humanizes the text on the clipboard and puts the result back there; nothing is ever typed anywhere. */
export function createClipboardRun({
  clipboard,
  api,
  authorization,
  notify,
}: ClipboardRunOptions): () => Promise<void> {
  let running = false;

  async function run(): Promise<void> {
    const text = await clipboard.readText();
    if (text.trim() === "") return notify("Nothing to humanize", "There is no text on the clipboard.");
    // Without it the embedded engine may still be asked.
    const user = await authorization().catch(() => ({}));
    const answer = await api("/api/humanize", {
      method: "POST",
      headers: { "content-type": "application/json", ...user },
      body: JSON.stringify({ text, tone: "casual", preserveLength: false, mode: "standard" }),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) return notify("Not humanized", messageOf(body));
    const { humanizedText, counted } = humanizeResponseSchema.parse(body);
    if (!counted && humanizedText === text) return notify("Nothing was changed", "This run was not counted.");
    if ((await clipboard.readText()) !== text) {
      return notify("Not put back", "Something else was copied meanwhile. The result is in your history.");
    }
    await clipboard.writeText(humanizedText);
    const undo = async () => {
      // Only as long as it is still there: what was copied since then is the user's.
      if ((await clipboard.readText()) === humanizedText) await clipboard.writeText(text);
    };
    notify("Humanized", "The result is on the clipboard. Click to undo.", () => {
      undo().catch((error: unknown) => console.error(error));
    });
  }

  return async () => {
    if (running) return;
    running = true;
    await run()
      .catch(() => notify("Not humanized", "The server can't be reached."))
      .finally(() => {
        running = false;
      });
  };
}

function messageOf(body: unknown): string {
  return typeof body === "object" && body !== null && "message" in body
    ? String(body.message)
    : "Please try again.";
}
