/** How far a walk through files has come, with the buttons that stop it or let it go on. */
import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router";
import { signInAddress } from "../sign-in-address.ts";
import type { Pause } from "./import-state.ts";

interface WalkProgressProps {
  /** Another one for each step. */
  readonly title: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Null while nothing is under way. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly pause: Pause | null;
  readonly status: string;
  /** The page, to which a sign-in in between leads back. */
  readonly from: string;
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

export function WalkProgress(props: WalkProgressProps) {
  const { title, heading, progress, pause, status, from, goOn, stop, children } = props;
  const id = useId();
  return (
    <div className="import-progress">
      {/* Another one for each step, so that a screen reader that was at the last one reads it. */}
      <h3 key={title} ref={heading} id={id} tabIndex={-1}>
        {title}
      </h3>
      {progress && <progress aria-labelledby={id} value={progress.done} max={Math.max(progress.total, 1)} />}
      <p role="status">{progress && pause ? "" : status}</p>
      {pause && (
        <p className="form-message" role="alert">
          {pause.text}
        </p>
      )}
      <div className="strip import-buttons">
        {pause?.reason === "session" && (
          <Link
            className="button outlined"
            to={signInAddress({ pathname: from, search: "" }, { hasEnded: true })}
          >
            Sign in
          </Link>
        )}
        {pause && pause.reason !== "refused" && (
          <button type="button" className="button solid" onClick={goOn}>
            Go on
          </button>
        )}
        {progress && (
          <button type="button" className="button outlined" onClick={stop}>
            Stop
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
