/** Tells what the server has written from what a browser has taken over. */
import { useSyncExternalStore } from "react";

/** @returns false on the server and while its page is taken over, so that both draw the same; true from then on */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
