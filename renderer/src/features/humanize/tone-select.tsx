import type { Tone } from "@ai-humanizer/shared";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { selectTriggerLook } from "@/components/ui/select-trigger-look.ts";
import { cn } from "@/lib/cn.ts";
import { toast } from "@/lib/toast-store.ts";
import { useDraft } from "./draft-store.ts";
import { toneLabels } from "./tones.ts";

const loadMenu = () => import("./tone-menu.tsx");
/** A guess at what is wanted; what it can't load is told when it is asked for. */
const preloadMenu = () => void loadMenu().catch(() => {});
const ToneMenu = requestedPart(() => loadMenu().then((m) => m.ToneMenu));

interface ToneSelectProps {
  /** The tones of the viewer's plan. */
  allowed: readonly Tone[];
  disabled: boolean;
}

/**
 * 'Tone Style'. The select with its positioning code is a fifth of the first load's budget, so it loads when
 * its trigger is pointed at or focused, and a button of the same look and role stands there until it is pressed.
 */
export function ToneSelect({ allowed, disabled }: ToneSelectProps) {
  const tone = useDraft((draft) => draft.tone);
  const setTone = useDraft((draft) => draft.setTone);
  const [pressed, setPressed] = useState(false);

  // A draft kept from a paid plan may carry a tone that this viewer no longer has.
  useEffect(() => {
    if (!allowed.includes(tone)) setTone("casual");
  }, [allowed, tone, setTone]);

  const choose = (chosen: Tone) => {
    const locked = !allowed.includes(chosen);
    setTone(locked ? "casual" : chosen);
    if (!locked) return;
    toast({
      title: "Premium Feature",
      description: "Formal and Academic tones are available with paid plans. Upgrade to unlock all tones!",
    });
  };

  const standIn = (
    <button
      type="button"
      role="combobox"
      aria-labelledby="tone-label"
      aria-haspopup="listbox"
      aria-expanded={false}
      disabled={disabled}
      className={cn(selectTriggerLook, "w-36")}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setPressed(true)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setPressed(true);
      }}
    >
      {toneLabels[tone]}
      <ChevronDown aria-hidden className="size-4 text-faint" strokeWidth={1.5} />
    </button>
  );

  return (
    <div className="flex items-center gap-2">
      <span id="tone-label" className="text-muted text-sm max-sm:sr-only">
        Tone Style
      </span>
      {pressed ? (
        <ToneMenu
          value={tone}
          allowed={allowed}
          disabled={disabled}
          onChoose={choose}
          fallback={standIn}
          onClose={() => setPressed(false)}
        />
      ) : (
        standIn
      )}
    </div>
  );
}
