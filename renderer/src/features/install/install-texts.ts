import type { Installer } from "@/platform/platform.ts";

/** The prompts' words, for a computer and for a phone. */
export const installTexts: Readonly<Record<Installer["device"], InstallTexts>> = {
  desktop: {
    banner: "Install Desktop App",
    install: "Install for PC",
    float: "Install for PC",
    promo: "Want faster AI humanization?",
    installed: "Desktop App Installed Successfully!",
  },
  mobile: {
    banner: "Get the AI Humanizer App",
    install: "Install App",
    float: "Get App",
    promo: "Love using AI Humanizer?",
    installed: "App Installed Successfully!",
  },
};

interface InstallTexts {
  banner: string;
  install: string;
  float: string;
  promo: string;
  installed: string;
}
