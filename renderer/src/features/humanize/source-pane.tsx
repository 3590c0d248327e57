import { countWords, type PlanLimits } from "@ai-humanizer/shared";
import { FileText } from "lucide-react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";
import { ImportButton } from "@/components/import-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { sampleText } from "@/content/sample-text.ts";
import { CopyButton } from "./copy-button.tsx";
import { useDraft } from "./draft-store.ts";
import { focusSource } from "./focus-source.ts";
import { Pane } from "./pane.tsx";
import { fillFromTop } from "./replace-text.ts";
import { useFileImport } from "./use-file-import.ts";
import { WordCounter } from "./word-counter.tsx";

interface SourcePaneProps {
  field: RefObject<HTMLTextAreaElement | null>;
  plan: PlanLimits;
  /** The limits in a sentence, for the empty state. */
  limits: string;
  pending: boolean;
}

/** The user's own text. */
export function SourcePane({ field, plan, limits, pending }: SourcePaneProps) {
  const text = useDraft((draft) => draft.text);
  const setText = useDraft((draft) => draft.setText);
  const { state } = useLocation();
  const { importFile, reading } = useFileImport(field);
  const blocked = pending || reading;
  const fillSample = () => {
    if (field.current) fillFromTop(field.current, sampleText);
  };

  return (
    <Pane
      title="Original Text"
      dropZone={{ disabled: blocked, onFile: importFile }}
      actions={
        <>
          <ImportButton disabled={blocked} reading={reading} onFile={importFile} />
          <CopyButton text={text} name="Copy original text" />
        </>
      }
      footer={<WordCounter words={countWords(text)} limit={plan.wordsPerInput} upsell={plan.id === "free"} />}
    >
      <div className="relative flex min-h-56 flex-1 md:min-h-0">
        <textarea
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: whoever brought a text here goes on with it
          autoFocus={state === focusSource}
          aria-label="Original Text"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          // The draft is kept by the app; a browser would restore it into the landing page's stand-in.
          autoComplete="off"
          placeholder="Paste or write your text here"
          value={text}
          readOnly={pending}
          onChange={(event) => setText(event.target.value)}
          className="field-sizing-content max-h-[44dvh] w-full resize-none bg-transparent px-5 py-1 text-foreground text-md leading-[1.65] rounded-md -outline-offset-2 placeholder:text-faint read-only:text-muted md:max-h-none"
        />
        {text === "" && (
          <div className="pointer-events-none absolute inset-x-5 top-11 flex flex-col items-start gap-4">
            <div className="max-w-[46ch] text-muted text-sm">
              <p>{limits}</p>
              <p className="pointer-coarse:hidden">Or drop a .txt, .md, .docx or .pdf file here.</p>
            </div>
            <Button variant="secondary" size="sm" className="pointer-events-auto" onClick={fillSample}>
              <FileText aria-hidden className="size-4 text-muted" strokeWidth={1.5} />
              Try a sample
            </Button>
          </div>
        )}
      </div>
    </Pane>
  );
}
