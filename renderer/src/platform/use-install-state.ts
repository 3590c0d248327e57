import { useSyncExternalStore } from "react";
import { type InstallState, usePlatform } from "./platform.ts";

const never = () => () => {};
const unavailable = () => "unavailable" as const;

/** Where the installation of the app stands; "unavailable" in a shell that is installed already. */
export function useInstallState(): InstallState {
  const { install } = usePlatform();
  return useSyncExternalStore(install?.subscribe ?? never, install?.getState ?? unavailable, unavailable);
}
