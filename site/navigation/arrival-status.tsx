/** Tells what a change of page without leaving the document would do in silence: that it takes a while, and where it led. */

interface ArrivalStatusProps {
  /** Path of the page that takes a while to come. */
  readonly waitingFor: string | undefined;
  /** Title of the page that has come. */
  readonly arrival: string;
  readonly siteName: string;
}

export function ArrivalStatus({ waitingFor, arrival, siteName }: ArrivalStatusProps) {
  return (
    <div className="navigation-status">
      <p className="unseen" role="status">
        {waitingFor === undefined ? arrival : loadingText(waitingFor, siteName)}
      </p>
      {waitingFor !== undefined && <div className="loading-line" />}
    </div>
  );
}

function loadingText(pathname: string, siteName: string): string {
  return pathname.startsWith("/lyrics/") ? "Loading Lyrics..." : `Loading ${siteName}...`;
}
