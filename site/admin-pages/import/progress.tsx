/** How far an import has come, with the buttons that stop it, let it go on, or begin saving. */
import { type Ref, useId } from "react";
import { Link } from "react-router";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { signInAddress } from "../sign-in-address.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { save } from "./run-import.ts";
import { goOn, stop } from "./walk.ts";

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
  const noun = nounOf(state);
  const id = useId();
  if (step === "choosing" || step === "matching") return null;
  const isRunning = isBusy(state);
  const left = rows.filter((row) => row?.isChosen && row.result === undefined).length;
  return (
    <div className="import-progress">
      {/* Another one for each step, so that a screen reader that was at the last one reads it. */}
      <h3 key={step} ref={heading} id={id} tabIndex={-1}>
        {step === "checking" && state.areEntries ? "Checking people and albums" : titles[step]}
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
            {state.step === "saved" && state.isStopped ? "Go on with" : "Import"} {formatCount(left, noun)}
          </button>
        )}
      </div>
    </div>
  );
}

function nounOf({ areEntries }: ImportState): string {
  return areEntries ? "row" : "song";
}

function describe(state: ImportState): string {
  const { step, progress, counts, newPeople, newAlbums, saved, isStopped } = state;
  const noun = nounOf(state);
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (step === "checking") return `${formatCount(checked, noun)} checked.`;
  const made = [
    newPeople > 0 && (newPeople === 1 ? "1 new person" : `${formatNumber(newPeople)} new people`),
    newAlbums > 0 && formatCount(newAlbums, "new album"),
  ].filter(Boolean);
  if (step === "checked") {
    const start = isStopped ? "Stopped. " : "";
    const names = made.length > 0 ? ` They would bring ${made.join(" and ")}.` : "";
    return `${start}${formatCount(checked, noun)} checked.${names}`;
  }
  const parts = [
    `${formatNumber(saved.added)} added`,
    `${formatNumber(saved.changed)} changed`,
    saved.already > 0 && `${formatNumber(saved.already)} already there`,
    saved.wrong > 0 && `${formatNumber(saved.wrong)} refused`,
  ].filter(Boolean);
  const so = parts.join(", ");
  if (step === "saving")
    return `${formatNumber(progress.done)} of ${formatCount(progress.total, noun)}: ${so}.`;
  return isStopped ? `Stopped. ${so}; these ${noun}s stay.` : `Done. ${so}.`;
}
