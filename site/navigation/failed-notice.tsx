/** Shows that a page could not be fetched, until the next navigation; the current page stays. */

interface FailedNoticeProps {
  /** Of the page that failed; undefined if none did. */
  readonly pathname: string | undefined;
  readonly onTryAgain: (() => void) | undefined;
}

export function FailedNotice({ pathname, onTryAgain }: FailedNoticeProps) {
  return (
    <div className="notices" role="alert">
      {pathname !== undefined && (
        <div className="notice failed">
          <p>
            <strong>{pathname === "/search" ? "Search Failed" : "Page Not Reached"}</strong>
            {pathname === "/search"
              ? "Could not fetch results. Please try again later."
              : "This page could not be fetched. You can go on reading."}
          </p>
          <button type="button" className="try-again" onClick={onTryAgain}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
