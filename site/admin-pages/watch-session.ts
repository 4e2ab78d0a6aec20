/**
 * Watches the session from an open page: when it ends, here or in another tab, the page is replaced by the sign-in.
 * What the administrator does on the page prolongs it.
 */
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInAddress } from "./sign-in-address.ts";
import { setSignedInFlag, useSignedOutElsewhere } from "./signed-in-flag.ts";

/** Milliseconds, while the page is visible. */
const checkInterval = 30_000;

export function useWatchedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useCallback(
    () => navigate(signInAddress({ pathname, search }, { hasEnded: true }), { replace: true }),
    [navigate, pathname, search],
  );
  useSignedOutElsewhere(leave);
  const isUsed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const noteUse = () => {
      isUsed.current = true;
    };
    // Another page is use as well; a step in the history comes without a click.
    noteUse();
    for (const use of ["click", "input"]) addEventListener(use, noteUse, { signal: ended.signal });
    setSignedInFlag();
    const check = async () => {
      if (document.visibilityState !== "visible") return;
      const wasUsed = isUsed.current;
      isUsed.current = false;
      if (await hasEnded(wasUsed)) leave();
    };
    const timer = setInterval(check, checkInterval);
    document.addEventListener("visibilitychange", check, { signal: ended.signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [leave]);
}

/** @returns false also where the server cannot be reached */
async function hasEnded(isUsed: boolean): Promise<boolean> {
  try {
    const answer = await fetch(`/admin/session${isUsed ? "?used=yes" : ""}`, {
      headers: { Accept: "application/json" },
    });
    return answer.ok && (await answer.json()).isValid === false;
  } catch {
    return false;
  }
}
