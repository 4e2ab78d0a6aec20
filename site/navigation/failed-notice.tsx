/** Shows that a page could not be fetched, until the next navigation; the current page stays. */
import { failureTexts } from "./navigation-texts.ts";

interface FailedNoticeProps {
  /** Of the page that failed; undefined if none did. */
  readonly pathname: string | undefined;
  readonly onTryAgain: (() => void) | undefined;
}

export function FailedNotice({ pathname, onTryAgain }: FailedNoticeProps) {
  const [title, text] = failureTexts(pathname ?? "");
  return (
    <div className="notices" role="alert">
      {pathname !== undefined && (
        <div className="notice failed">
          <p>
            <strong>{title}</strong>
            {text}
          </p>
          <button type="button" className="try-again" onClick={onTryAgain}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
