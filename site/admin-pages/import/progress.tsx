/** How far an import has come, with the button that begins saving. */
import type { Ref } from "react";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { goOn, stop } from "./import-walk.ts";
import { save } from "./run-import.ts";
import { WalkProgress } from "./walk-progress.tsx";

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
  if (step === "choosing" || step === "matching") return null;
  const isRunning = isBusy(state);
  const left = rows.filter((row) => row?.isChosen && row.result === undefined).length;
  return (
    <WalkProgress
      title={step === "checking" && state.areEntries ? "Checking people and albums" : titles[step]}
      heading={heading}
      progress={isRunning ? progress : null}
      pause={pause}
      status={describe(state)}
      from="/admin/lyrics/import"
      goOn={goOn}
      stop={stop}
    >
      {!isRunning && left > 0 && (
        <button type="button" className="button solid" onClick={() => void save()}>
          {state.step === "saved" && state.isStopped ? "Go on with" : "Import"} {formatCount(left, noun)}
        </button>
      )}
    </WalkProgress>
  );
}

function nounOf({ areEntries }: ImportState): string {
  return areEntries ? "row" : "song";
}

function describe(state: ImportState): string {
  const { step, progress, counts, newPeople, newAlbums, saved, isStopped } = state;
  const noun = nounOf(state);
  const wrong =
    counts.wrong === 0
      ? ""
      : counts.wrong === 1
        ? " 1 wrong one stays out."
        : ` ${formatNumber(counts.wrong)} wrong ones stay out.`;
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (step === "checking") return `${formatCount(checked, noun)} checked.`;
  const made = [
    newPeople > 0 && (newPeople === 1 ? "1 new person" : `${formatNumber(newPeople)} new people`),
    newAlbums > 0 && formatCount(newAlbums, "new album"),
  ].filter(Boolean);
  if (step === "checked") {
    const start = isStopped ? "Stopped. " : "";
    const names = made.length > 0 ? ` They would bring ${made.join(" and ")}.` : "";
    return `${start}${formatCount(checked, noun)} checked.${names}${wrong}`;
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
  return isStopped ? `Stopped. ${so}; these ${noun}s stay.` : `Done. ${so}.${wrong}`;
}
