/** Announces navigation within the administration, and moves the focus to the new page. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { focusOn, sectionOf } from "../../components/focus-on.ts";
import { FailedNotice } from "../../navigation/failed-notice.tsx";
import { NavigationStatus } from "../../navigation/navigation-status.tsx";
import { failedNavigation, subscribe } from "../keep-page-on-failure.ts";

/** Milliseconds; a faster navigation is not announced. */
const announceDelay = 200;

export function AdminNavigation({ siteName }: { readonly siteName: string }) {
  const target = useNavigation().location?.pathname;
  const arrival = useArrival();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (target === undefined) return setWaiting(false);
    const timer = setTimeout(() => setWaiting(true), announceDelay);
    return () => clearTimeout(timer);
  }, [target]);
  const failedPath = useSyncExternalStore(subscribe, failedNavigation, () => null);
  // What waits is started anew, with its place in the history.
  const { revalidate } = useRevalidator();
  return (
    <>
      <NavigationStatus waitingFor={waiting ? target : undefined} arrival={arrival} siteName={siteName} />
      <FailedNotice pathname={failedPath ?? undefined} onTryAgain={revalidate} />
    </>
  );
}

/** Outlives the frame, which an error page replaces; null before the first page. */
let lastPathname: string | null = null;

/**
 * Moves the focus to the new page or its requested section, also where a form has loaded the whole page and its
 * notice.
 * @returns the title of the new page, to be announced
 */
function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isFirst = lastPathname === null;
    const isAnother = !isFirst && lastPathname !== pathname;
    lastPathname = pathname;
    if (isAnother) setTitle(document.title);
    const isAnswer = isFirst && document.activeElement === document.body && document.querySelector(".notice");
    const heading = isAnother || isAnswer ? document.querySelector("main h1") : null;
    if (!isFirst || isAnswer) focusOn(sectionOf(hash) ?? heading);
  }, [pathname, hash]);
  return title;
}
