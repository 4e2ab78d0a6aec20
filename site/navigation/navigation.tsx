/** An island that navigates within the document, and announces it. */
import { useEffect, useState } from "react";
import { FailedNotice } from "./failed-notice.tsx";
import { type FailedNavigation, followLinks } from "./follow-links.ts";
import { NavigationStatus } from "./navigation-status.tsx";
import { prefetchLinks } from "./prefetch.ts";

export function Navigation({ siteName }: { readonly siteName: string }) {
  const [waitingFor, setWaiting] = useState<URL | null>(null);
  const [arrival, setArrival] = useState("");
  const [failed, setFailed] = useState<FailedNavigation | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const onArrival = () => setArrival(document.title);
    followLinks({ onWaiting: setWaiting, onArrival, onFailure: setFailed }, controller.signal);
    prefetchLinks(controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <>
      <NavigationStatus waitingFor={waitingFor?.pathname} arrival={arrival} siteName={siteName} />
      <FailedNotice pathname={failed?.address.pathname} onTryAgain={failed?.tryAgain} />
    </>
  );
}
