/** Says that the page asked for could not be fetched, for as long as it is wanted; the page below stays as it is. */
import { useSyncExternalStore } from "react";
import { failedNavigation, subscribe } from "../failed-navigation/keep-page-on-failure.ts";

export function FailedNavigationNotice() {
  const failed = useSyncExternalStore(subscribe, failedNavigation, () => null);
  return (
    <div className="notices" role="alert">
      {failed && (
        <div className="notice failed">
          <p>
            <strong>{failed.pathname === "/search" ? "Search Failed" : "Page Not Reached"}</strong>
            {failed.pathname === "/search"
              ? "Could not fetch results. Please try again later."
              : "This page could not be fetched. You can go on reading."}
          </p>
          <button type="button" className="try-again" onClick={failed.tryAgain}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
