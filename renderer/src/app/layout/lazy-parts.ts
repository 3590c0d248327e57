import { optionalPart } from "@/lib/optional-part.tsx";

const load = () => import("./signed-in-parts.tsx");

/** The frame's parts for signed-in users: one file, which guests never load. */
export const AccountCorner = optionalPart(() => load().then((m) => m.AccountCorner));
export const SidebarProfile = optionalPart(() => load().then((m) => m.SidebarProfile));
export const SidebarHistory = optionalPart(() => load().then((m) => m.SidebarHistory));
