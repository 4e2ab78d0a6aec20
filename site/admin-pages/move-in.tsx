/** The page that moves a whole site in, whose files the browser's scripts read: tables, or posts. */
import { useCallback, useId, useRef } from "react";
import { Link, useBeforeUnload } from "react-router";
import { formatCount, formatNumber } from "../components/format-count.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseFiles } from "./import/choose-files.tsx";
import { useFocusOnStep } from "./import/use-focus-on-step.ts";
import { WalkProgress } from "./import/walk-progress.tsx";
import { Found } from "./moving/found.tsx";
import { isBusy, type MoveState, update, useMove } from "./moving/move-state.ts";
import { changeRules, check, chooseFiles, goOn, move, stop } from "./moving/run-move.ts";

export const handle: AdminHandle = { title: "Move a Whole Site In", isForm: true };

const titles = {
  checking: "Reading the files",
  checked: "What would become of them",
  moving: "Moving in",
  moved: "Result of the move",
} as const;

export default function MoveIn() {
  const state = useMove();
  const { step, fileNames, error, progress, pause } = state;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(section, heading);
  const isRunning = isBusy(state);
  useBeforeUnload(useCallback((event) => isRunning && event.preventDefault(), [isRunning]));
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to="/admin/lyrics/import">
          Back to Import and Export
        </Link>
      </p>
      <section ref={section} className="import" aria-label="Move in">
        <h2>Files of Another Site</h2>
        <ChooseFiles
          state={state}
          isRunning={isRunning}
          accept=".csv,.tsv,.zip,.xml,.atom,.gz"
          choose={chooseFiles}
          withoutScripts={
            <>
              This needs a browser with scripts, because the browser reads the files. Please allow scripts for
              this page, or move the site in on the server with the command <code>npm run move-in</code>.
            </>
          }
        >
          The tables of one site, as CSV files that are chosen together (lyrics.csv, singers.csv …) or a zip
          of them, of at most 150 MB unpacked; or the exports of one WordPress or Blogger site (.xml or
          .xml.gz).
        </ChooseFiles>
        {state.kind === "posts" && <RulesOfPosts state={state} isRunning={isRunning} />}
        {fileNames.length > 0 && !error && !isRunning && (
          <button type="button" className="button outlined" onClick={() => void check()}>
            Check
          </button>
        )}
        {step !== "choosing" && (
          <WalkProgress
            title={titles[step]}
            heading={heading}
            progress={isRunning ? progress : null}
            pause={pause}
            status={describe(state)}
            from="/admin/lyrics/move-in"
            goOn={goOn}
            stop={stop}
          >
            {null}
          </WalkProgress>
        )}
        {(step === "checked" || step === "moved") && (
          <>
            <Found state={state} />
            <Begin state={state} />
          </>
        )}
      </section>
    </>
  );
}

interface RulesProps {
  readonly state: MoveState;
  readonly isRunning: boolean;
}

function RulesOfPosts({ state: { rules, rulesError }, isRunning }: RulesProps) {
  const id = useId();
  return (
    <details className="admin-form needs-scripts" open={rulesError !== "" || undefined}>
      <summary>By which rules posts become songs</summary>
      <label htmlFor={id}>Rules</label>
      <textarea
        id={id}
        rows={16}
        value={rules}
        disabled={isRunning}
        spellCheck={false}
        aria-invalid={rulesError ? true : undefined}
        aria-describedby={rulesError ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => changeRules(currentTarget.value)}
      />
      {rulesError && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {rulesError}
        </p>
      )}
    </details>
  );
}

/** What is asked before the move, and the button that begins it. */
function Begin({ state }: { readonly state: MoveState }) {
  const { step, before, removesStarterSongs, isStopped, songs } = state;
  if (step === "moved" && !isStopped) return null;
  if (!before || songs === 0) return null;
  const { starterSongs, ownSongs, isBegun, keepsIds } = before;
  return (
    <>
      {ownSongs > 0 && !isBegun && (
        <p className="section-text">
          {`This site has ${formatCount(ownSongs, "song")}, and nothing of these files was moved in before. All ` +
            "their songs are added as further ones."}
        </p>
      )}
      {isBegun && (
        <p className="section-text">
          Files of this name were moved in before: what differs from them is updated.
        </p>
      )}
      {ownSongs === 0 && starterSongs > 0 && step === "checked" && (
        <label className="take-kind">
          <input
            type="checkbox"
            checked={removesStarterSongs}
            onChange={({ currentTarget }) => update({ removesStarterSongs: currentTarget.checked })}
          />
          {`Remove the ${formatNumber(starterSongs)} starter songs first${keepsIds ? ", so that all numbers can stay" : ""}. They are in the trash for thirty days.`}
        </label>
      )}
      <div className="strip import-buttons">
        <button type="button" className="button solid" onClick={() => void move()}>
          {step === "moved" ? "Go on moving in" : "Move in"}
        </button>
      </div>
    </>
  );
}

function describe({ step, kind, songs, progress, isStopped }: MoveState): string {
  const isOfPosts = kind === "posts";
  const start = isStopped ? "Stopped. " : "";
  if (step === "moving")
    return `${formatNumber(progress.done)} of ${formatCount(progress.total, "song")}${isOfPosts ? " and other posts" : ""}.`;
  if (step === "moved")
    return `${start || "Done. "}${formatNumber(songs)} of the ${isOfPosts ? "posts" : "songs"} are through. What is saved stays; a further run saves only what has changed.`;
  return `${start}${formatCount(songs, isOfPosts ? "post" : "song")} read. Nothing is saved.`;
}
