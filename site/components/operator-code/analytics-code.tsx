/** The analytics code in the head of the page: taken out and put in again on each change of page and of the code. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useMayRunCodes } from "./consent.ts";
import { showLiveNodes } from "./show-live-nodes.ts";

export function AnalyticsCode({ code }: { readonly code: string | null }) {
  const { pathname } = useLocation();
  return code && <CodeInHead key={`${pathname} ${code}`} code={code} />;
}

function CodeInHead({ code }: { readonly code: string }) {
  const mayRun = useMayRunCodes();
  useEffect(() => {
    if (mayRun) return showLiveNodes(code, document.head);
  }, [code, mayRun]);
  return null;
}
