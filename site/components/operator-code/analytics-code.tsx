/** The analytics code in the head of the page: taken out and put in again on each change of page and of the code. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { liveNodesOf } from "./live-nodes.ts";

export function AnalyticsCode({ code }: { readonly code: string | null }) {
  const { pathname } = useLocation();
  return code && <CodeInHead key={`${pathname} ${code}`} code={code} />;
}

function CodeInHead({ code }: { readonly code: string }) {
  useEffect(() => {
    const nodes = liveNodesOf(code);
    document.head.append(...nodes);
    return () => {
      for (const node of nodes) node.parentNode?.removeChild(node);
    };
  }, [code]);
  return null;
}
