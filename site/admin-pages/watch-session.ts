/** Follows the session from an open page: when it has ended, here or in another tab, the page gives way to the sign-in. */
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInAddress } from "./sign-in-address.ts";
import { setSignedInFlag, useSignedOutElsewhere } from "./signed-in-flag.ts";

/** Milliseconds between two questions of a visible page. */
const askEvery = 30_000;

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
    const ask = async () => {
      if (document.visibilityState === "visible" && (await hasEnded())) leave();
    };
    const timer = setInterval(ask, askEvery);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [leave]);
}

/** @returns false also where the server cannot be reached: a dead line is no end of a session */
async function hasEnded(): Promise<boolean> {
  try {
    const answer = await fetch("/admin/session", { headers: { Accept: "application/json" } });
    return answer.ok && (await answer.json()).stands === false;
  } catch {
    return false;
  }
}
