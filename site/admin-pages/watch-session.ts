/** Watches the session from an open page: when it ends, here or in another tab, the page is replaced by the sign-in. */
import { useCallback, useEffect } from "react";
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
  useEffect(() => {
    setSignedInFlag();
    const check = async () => {
      if (document.visibilityState === "visible" && (await hasEnded())) leave();
    };
    const timer = setInterval(check, checkInterval);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [leave]);
}

/** @returns false also where the server cannot be reached */
async function hasEnded(): Promise<boolean> {
  try {
    const answer = await fetch("/admin/session", { headers: { Accept: "application/json" } });
    return answer.ok && (await answer.json()).isValid === false;
  } catch {
    return false;
  }
}
