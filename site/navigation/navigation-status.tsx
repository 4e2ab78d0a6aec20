/**
 * Announces a navigation within the document, as a browser announces a load: that a page is loading, and its title
 * when it is shown.
 */
import { useIslandTexts } from "../texts/use-texts.ts";
import { loadingText } from "./navigation-texts.ts";

interface NavigationStatusProps {
  /** Path of a page that takes long to load. */
  readonly waitingFor: string | undefined;
  /** Title of the page that was loaded. */
  readonly arrival: string;
  readonly siteName: string;
}

export function NavigationStatus({ waitingFor, arrival, siteName }: NavigationStatusProps) {
  const { navigation } = useIslandTexts();
  return (
    <div className="navigation-status">
      <p className="unseen" role="status">
        {waitingFor === undefined ? arrival : loadingText(waitingFor, siteName, navigation)}
      </p>
      {waitingFor !== undefined && <div className="loading-line" />}
    </div>
  );
}
