/** The import of this tab, which goes on while other pages are open, as components read it. */
import { useSyncExternalStore } from "react";
import { currentImport, type ImportState, importOnServer, subscribe } from "./import-state.ts";

export function useImport(): ImportState {
  return useSyncExternalStore(subscribe, currentImport, importOnServer);
}
