import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Notice } from "@/components/notice.tsx";
import type { Installer } from "@/platform/platform.ts";
import { installTexts } from "./install-texts.ts";

/** How long the notice shows, in milliseconds. */
const noticeTime = 5000;

/** Tells that the app was installed. */
export function InstalledNotice({ device }: Pick<Installer, "device">) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), noticeTime);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Notice
      icon={CircleCheck}
      tone="success"
      title={installTexts[device].installed}
      onClose={() => setShown(false)}
    />
  );
}
