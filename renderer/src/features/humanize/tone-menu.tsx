import { plans, type Tone } from "@ai-humanizer/shared";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select.tsx";
import { toneLabels } from "./tones.ts";

interface ToneMenuProps {
  value: Tone;
  /** The tones of the viewer's plan; the others show a lock. */
  allowed: readonly Tone[];
  disabled: boolean;
  onChoose: (tone: Tone) => void;
}

/** The tone select itself. It mounts open: it takes its stand-in's place when that is pressed. */
export function ToneMenu({ value, allowed, disabled, onChoose }: ToneMenuProps) {
  const choose = (chosen: string) => {
    const tone = plans.premium.tones.find((known) => known === chosen);
    if (tone !== undefined) onChoose(tone);
  };
  return (
    <Select value={value} onValueChange={choose} disabled={disabled} defaultOpen>
      <SelectTrigger className="w-36" aria-labelledby="tone-label">
        <SelectValue>{toneLabels[value]}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {plans.premium.tones.map((tone) => (
          <SelectItem key={tone} value={tone} locked={!allowed.includes(tone)}>
            {toneLabels[tone]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
