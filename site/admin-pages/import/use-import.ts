import { useSyncExternalStore } from "react";
import { currentImport, type ImportState, importOnServer, subscribe } from "./import-state.ts";

/** @returns the import of this tab, which goes on while other pages are open */
export function useImport(): ImportState {
  return useSyncExternalStore(subscribe, currentImport, importOnServer);
}
