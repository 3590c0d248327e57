import { lazy } from "react";

const load = () => import("./signed-in-parts.tsx");

/** The frame's parts for signed-in users: one file, which guests never load. */
export const AccountCorner = lazy(() => load().then((m) => ({ default: m.AccountCorner })));
export const ProfileCard = lazy(() => load().then((m) => ({ default: m.ProfileCard })));
export const RecentHistory = lazy(() => load().then((m) => ({ default: m.RecentHistory })));
