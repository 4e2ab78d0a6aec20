/** Announces a navigation within the document, as a browser announces a load: that a page is loading, and its title when it is shown. */
import { loadingText, type NavigationTexts } from "./navigation-texts.ts";

interface NavigationStatusProps {
  /** Path of a page that takes long to load. */
  readonly waitingFor: string | undefined;
  /** Title of the page that was loaded. */
  readonly arrival: string;
  readonly texts: NavigationTexts;
}

export function NavigationStatus({ waitingFor, arrival, texts }: NavigationStatusProps) {
  return (
    <div className="navigation-status">
      <p className="unseen" role="status">
        {waitingFor === undefined ? arrival : loadingText(waitingFor, texts)}
      </p>
      {waitingFor !== undefined && <div className="loading-line" />}
    </div>
  );
}
