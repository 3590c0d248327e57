import { lazy } from "react";

const load = () => import("./signed-in-parts.tsx");

/** A part whose code is out of reach leaves its place empty, and the rest of the page as it is. */
const lost = () => ({ default: () => null });

/** The frame's parts for signed-in users: one file, which guests never load. */
export const AccountCorner = lazy(() => load().then((m) => ({ default: m.AccountCorner }), lost));
export const SidebarProfile = lazy(() => load().then((m) => ({ default: m.SidebarProfile }), lost));
export const SidebarHistory = lazy(() => load().then((m) => ({ default: m.SidebarHistory }), lost));
