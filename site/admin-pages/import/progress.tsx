/** How far an import has come, with the buttons that stop it, let it go on, or begin saving. */
import { type Ref, useId } from "react";
import { Link } from "react-router";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { signInAddress } from "../sign-in-address.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { goOn, save, stop } from "./run-import.ts";

interface ProgressProps {
  readonly state: ImportState;
  readonly heading: Ref<HTMLHeadingElement>;
}

const titles = {
  checking: "Checking songs",
  checked: "Result of the check",
  saving: "Importing songs",
  saved: "Result of the import",
} as const;

export function Progress({ state, heading }: ProgressProps) {
  const { step, progress, pause, rows } = state;
  const id = useId();
  if (step === "choosing" || step === "matching") return null;
  const isRunning = isBusy(state);
  const left = rows.filter((row) => row?.isChosen && row.result === undefined).length;
  return (
    <div className="import-progress">
      {/* Another one for each step, so that a screen reader that was at the last one reads it. */}
      <h3 key={step} ref={heading} id={id} tabIndex={-1}>
        {titles[step]}
      </h3>
      {isRunning && <progress aria-labelledby={id} value={progress.done} max={Math.max(progress.total, 1)} />}
      <p role="status">{isRunning && pause ? "" : describe(state)}</p>
      {pause && (
        <p className="form-message" role="alert">
          {pause.text}
        </p>
      )}
      <div className="strip import-buttons">
        {pause?.reason === "session" && (
          <Link
            className="button outlined"
            to={signInAddress({ pathname: "/admin/lyrics/import", search: "" }, { hasEnded: true })}
          >
            Sign in
          </Link>
        )}
        {pause && pause.reason !== "refused" && (
          <button type="button" className="button solid" onClick={goOn}>
            Go on
          </button>
        )}
        {isRunning && (
          <button type="button" className="button outlined" onClick={stop}>
            Stop
          </button>
        )}
        {!isRunning && left > 0 && (
          <button type="button" className="button solid" onClick={() => void save()}>
            {state.step === "saved" && state.isStopped ? "Go on with" : "Import"} {formatCount(left, "song")}
          </button>
        )}
      </div>
    </div>
  );
}

function describe({ step, progress, counts, newPeople, newAlbums, saved, isStopped }: ImportState): string {
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (step === "checking") return `${formatCount(checked, "song")} checked.`;
  const made = [
    newPeople > 0 && (newPeople === 1 ? "1 new person" : `${formatNumber(newPeople)} new people`),
    newAlbums > 0 && formatCount(newAlbums, "new album"),
  ].filter(Boolean);
  if (step === "checked") {
    const start = isStopped ? "Stopped. " : "";
    const names = made.length > 0 ? ` They would bring ${made.join(" and ")}.` : "";
    return `${start}${formatCount(checked, "song")} checked.${names}`;
  }
  const parts = [
    `${formatNumber(saved.added)} added`,
    `${formatNumber(saved.changed)} changed`,
    saved.already > 0 && `${formatNumber(saved.already)} already there`,
    saved.wrong > 0 && `${formatNumber(saved.wrong)} refused`,
  ].filter(Boolean);
  const so = parts.join(", ");
  if (step === "saving")
    return `${formatNumber(progress.done)} of ${formatCount(progress.total, "song")}: ${so}.`;
  return isStopped ? `Stopped. ${so}; these songs stay.` : `Done. ${so}.`;
}
