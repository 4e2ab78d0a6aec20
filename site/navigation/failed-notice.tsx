/** Shows that a page could not be fetched, until the next navigation; the current page stays. */
import { useIslandTexts } from "../texts/use-texts.ts";
import { failureText } from "./navigation-texts.ts";

interface FailedNoticeProps {
  /** Of the page that failed; undefined if none did. */
  readonly pathname: string | undefined;
  readonly onTryAgain: (() => void) | undefined;
}

export function FailedNotice({ pathname, onTryAgain }: FailedNoticeProps) {
  const texts = useIslandTexts().navigation;
  const { title, text } = failureText(pathname ?? "", texts);
  return (
    <div className="notices" role="alert">
      {pathname !== undefined && (
        <div className="notice failed">
          <p>
            <strong>{title}</strong>
            {text}
          </p>
          <button type="button" className="try-again" onClick={onTryAgain}>
            {texts.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
