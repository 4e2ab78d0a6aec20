/** A code of the operator's in the head of the page, for as long as this is shown. */
import { useEffect } from "react";
import { useMayRunCodes } from "./consent.ts";
import { showLiveNodes } from "./show-live-nodes.ts";

export function CodeInHead({ code }: { readonly code: string }) {
  const mayRun = useMayRunCodes();
  useEffect(() => {
    if (mayRun) return showLiveNodes(code, document.head);
  }, [code, mayRun]);
  return null;
}
