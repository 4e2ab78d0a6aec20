/** Tells components whether scripts have taken over the page. */
import { useSyncExternalStore } from "react";

/** @returns false on the server and during hydration, so that both render the same; true from then on */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
