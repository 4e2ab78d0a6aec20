/** An island that takes the way from page to page over, and tells what it would otherwise do in silence. */
import { useEffect, useState } from "react";
import { ArrivalStatus } from "./arrival-status.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import { type FailedNavigation, followLinks } from "./follow-links.ts";

export function Navigation({ siteName }: { readonly siteName: string }) {
  const [waitingFor, setWaiting] = useState<URL | null>(null);
  const [arrival, setArrival] = useState("");
  const [failed, setFailed] = useState<FailedNavigation | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const onArrival = () => setArrival(document.title);
    followLinks({ onWaiting: setWaiting, onArrival, onFailure: setFailed }, ended.signal);
    fetchAhead(ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <>
      <ArrivalStatus waitingFor={waitingFor?.pathname} arrival={arrival} siteName={siteName} />
      <FailedNotice pathname={failed?.address.pathname} onTryAgain={failed?.tryAgain} />
    </>
  );
}
