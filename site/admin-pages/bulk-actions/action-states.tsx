/** What the page of an action shows in each of its states: the question, the progress, and how it ended. */
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useNavigation, useRevalidator } from "react-router";
import type { BulkAction } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import * as genres from "../genres/addresses.ts";
import { addressOfBulkAction } from "./addresses.ts";
import { bulkConfirmation, bulkDone, bulkEffect, bulkQuestion, bulkTitle, namedSongs } from "./bulk-texts.ts";

interface StateProps {
  readonly action: BulkAction;
}

export function Question({ action }: StateProps) {
  const isDeletion = action.verb === "delete";
  return (
    <>
      {action.reason && <p className="form-message bulk-reason">{action.reason}</p>}
      <p className="bulk-said">{bulkQuestion(action)}</p>
      <p className="muted">{bulkEffect(action)}</p>
      <div className="strip bulk-buttons">
        <IntentButton intent="run" className={`button ${isDeletion ? "danger" : "solid"}`}>
          {bulkConfirmation(action.verb)} {formatCount(action.changing, "song")}
        </IntentButton>
        {action.verb === "rename-genre" ? (
          <GenresLink />
        ) : (
          <Link className="button outlined" to={`${addressOfBulkAction(action.id)}?other=action`}>
            Do something else
          </Link>
        )}
      </div>
    </>
  );
}

/** Milliseconds between two looks at the progress. */
const pollEvery = 1000;

export function Progress({ action }: StateProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, pollEvery);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  const { changing, songsDone } = action;
  const most = changing === 0 ? action.songCount : changing;
  return (
    <>
      <p className="bulk-said">{bulkTitle(action)}</p>
      <label className="bulk-progress">
        <span>
          {formatNumber(songsDone)} of {formatCount(most, "song")}
        </span>
        <progress max={most} value={songsDone} />
      </label>
      <p className="muted">
        The site goes on with it when you leave this page. Until all are done, visitors read the songs as they
        were, and a form that saves one of them waits.
      </p>
      <noscript>
        <p>
          <a className="button outlined" href={addressOfBulkAction(action.id)}>
            Look again
          </a>
        </p>
      </noscript>
    </>
  );
}

export function Ended({ action }: StateProps) {
  const { state, verb, undone, canBeUndone, songCount, changing, leftTitles, reason } = action;
  const left = verb === "undo" ? songCount - changing : 0;
  return (
    <>
      {state === "done" && <p className="bulk-said">{bulkDone(action)}</p>}
      {state === "stopped" && (
        <>
          <p className="bulk-said">{bulkTitle(action)}: it was stopped, and nothing was changed.</p>
          {reason && <p className="muted">{reason}</p>}
        </>
      )}
      {state === "done" && left > 0 && (
        <p className="form-message bulk-reason">
          {formatCount(left, "song")} {left === 1 ? "was" : "were"} changed since, and{" "}
          {left === 1 ? "is" : "are"} left alone: {namedSongs(leftTitles, left)}.
        </p>
      )}
      <div className="strip bulk-buttons">
        {canBeUndone && <IntentButton intent="undo">Undo</IntentButton>}
        {state === "stopped" && verb !== "undo" && verb !== "rename-genre" && verb !== null && (
          <Form method="post">
            <input type="hidden" name="verb" value={verb} />
            <input type="hidden" name="text" value={action.target.text ?? ""} />
            <input type="hidden" name="people" value={action.target.people ?? "singers"} />
            <button type="submit" className="button solid">
              Try again
            </button>
          </Form>
        )}
        {state === "stopped" && undone && (
          <Link className="button outlined" to={addressOfBulkAction(undone.id)}>
            Back to what was to be undone
          </Link>
        )}
        {(undone?.verb ?? verb) === "rename-genre" && <GenresLink />}
        <Link className="button outlined" to="/admin/lyrics">
          Manage Lyrics
        </Link>
      </div>
    </>
  );
}

/** To the list where a genre is renamed, also once more. */
function GenresLink() {
  return (
    <Link className="button outlined" to={genres.list}>
      Genres
    </Link>
  );
}

interface IntentButtonProps {
  readonly intent: "run" | "undo";
  readonly className?: string;
  /** The page of the action, where the button is elsewhere. */
  readonly address?: string;
  readonly children: ReactNode;
}

export function IntentButton({
  intent,
  className = "button outlined",
  address,
  children,
}: IntentButtonProps) {
  const isSent = useNavigation().state !== "idle";
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="intent" value={intent} />
      <button
        type="submit"
        className={className}
        aria-disabled={isSent}
        onClick={(event) => isSent && event.preventDefault()}
      >
        {children}
      </button>
    </Form>
  );
}

/** Gets the focus with each new state, since the button that had it is gone. */
export function StateSection({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) section.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <section ref={section} className="bulk-action" tabIndex={-1} aria-live="polite">
      {children}
    </section>
  );
}
