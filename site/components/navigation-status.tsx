/** Tells what a change of page inside the browser would otherwise do in silence: that it takes a while, and where it led. */
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Milliseconds; what comes sooner needs no word. */
const patience = 200;

export function NavigationStatus({ siteName }: { readonly siteName: string }) {
  const target = useNavigation().location?.pathname;
  const arrival = useArrival();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (target === undefined) return setWaiting(false);
    const timer = setTimeout(() => setWaiting(true), patience);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <div className="navigation-status">
      <p className="unseen" role="status">
        {waiting && target !== undefined ? loadingText(target, siteName) : arrival}
      </p>
      {waiting && <div className="loading-line" />}
    </div>
  );
}

function loadingText(pathname: string, siteName: string): string {
  return pathname.startsWith("/lyrics/") ? "Loading Lyrics..." : `Loading ${siteName}...`;
}

/** Outlives the frame, which an error page replaces; null until the first page has been shown. */
let lastPathname: string | null = null;

/** Moves the focus to the new page and returns its title, as a full page load would have it read. */
function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  useEffect(() => {
    const changed = lastPathname !== null && lastPathname !== pathname;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (changed || (lastPathname !== null && section)) focusOn(section ?? document.querySelector("main h1"));
    if (changed) setTitle(document.title);
    lastPathname = pathname;
  }, [pathname, hash]);
  return title;
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
