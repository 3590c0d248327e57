import {
  type Audience,
  type AudienceSizes,
  audiences,
  type Campaign,
  campaignLimits,
} from "@ai-humanizer/shared/admin";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/input.tsx";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select.tsx";
import { counted, formatDateTime } from "@/lib/format.ts";
import { audienceNames } from "./audience-names.ts";
import { SendQuestion } from "./send-question.tsx";
import type { useSendCampaign } from "./use-send-campaign.ts";

interface SendCampaignCardProps {
  /** Undefined where they can't be told. */
  sizes: AudienceSizes | undefined;
  /** The latest, newest first. */
  past: readonly Campaign[];
  /** Another campaign is being sent, perhaps by another admin. */
  running: boolean;
  sending: ReturnType<typeof useSendCampaign>;
}

/** Chooses an audience and, after a question, sends to it. */
export function SendCampaignCard({ sizes, past, running, sending }: SendCampaignCardProps) {
  const [audience, setAudience] = useState<Audience>("all");
  const [limitText, setLimitText] = useState(String(campaignLimits.default));
  const [asking, setAsking] = useState(false);
  const limit = Math.min(
    campaignLimits.max,
    Math.max(campaignLimits.min, Math.round(Number(limitText)) || 1),
  );
  const last = past.find(({ sent }) => sent > 0);
  const size = sizes?.[audience];
  const recipients = Math.min(limit, size ?? limit);
  const send = () => {
    setAsking(false);
    sending.mutate({ targetAudience: audience, limit });
  };

  return (
    <section aria-labelledby="send-campaign" className="rounded-lg border bg-surface p-5">
      <h2 id="send-campaign" className="font-semibold text-md tracking-tight">
        Promotional campaign
      </h2>
      <p className="mt-1 mb-5 text-muted text-sm">
        The 50% off email, with the discount in its link. It goes to verified addresses that have not
        unsubscribed, first to those who have gone longest without one.
      </p>
      <div className="mb-4 flex flex-col gap-1.5">
        <span id="audience-label" className="font-medium text-sm">
          Audience
        </span>
        <Select
          value={audience}
          onValueChange={(value) => setAudience(audiences.find((each) => each === value) ?? "all")}
        >
          <SelectTrigger aria-labelledby="audience-label" className="h-10 w-full bg-background text-base">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {audiences.map((each) => (
              <SelectItem key={each} value={each}>
                {audienceNames[each]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <Field
        label="Limit"
        type="number"
        inputMode="numeric"
        min={campaignLimits.min}
        max={campaignLimits.max}
        value={limitText}
        onChange={(event) => setLimitText(event.target.value)}
      />
      <p className="mt-2 mb-5 text-muted text-sm tabular-nums">
        {size === undefined
          ? `Up to ${counted(recipients, "email")} will be sent.`
          : `${counted(size, "user")} can be emailed; ${counted(recipients, "email")} will be sent.`}
        {last && (
          <span className="block">
            Last campaign: {counted(last.sent, "email")} to {audienceNames[last.audience]},{" "}
            {formatDateTime(last.createdAt)}.
          </span>
        )}
      </p>
      <Button disabled={sending.isPending || running} onClick={() => setAsking(true)}>
        {sending.isPending ? "Sending..." : "Send Campaign"}
      </Button>
      {asking && (
        <SendQuestion
          audience={audience}
          recipients={recipients}
          past={past}
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
