/** The page that imports songs from files, which the browser's scripts read, and exports all. */
import { useCallback, useRef } from "react";
import { Link, useBeforeUnload } from "react-router";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseFiles } from "./import/choose-files.tsx";
import { ExportLinks } from "./import/export-links.tsx";
import { type ImportState, isBusy, useImport } from "./import/import-state.ts";
import { MatchColumns } from "./import/match-columns.tsx";
import { OfferedNames } from "./import/offered-names.tsx";
import { Outcomes } from "./import/outcomes.tsx";
import { Progress } from "./import/progress.tsx";
import { chooseFiles } from "./import/run-import.ts";
import { useFocusOnStep } from "./import/use-focus-on-step.ts";

export const handle: AdminHandle = { title: "Import and Export", isForm: true };

/** Also above the result of the check, so that a column can be corrected and checked again. */
function staysMatched({ step, columns }: ImportState): boolean {
  return columns.length > 0 && step !== "saving" && step !== "saved";
}

export default function Import() {
  const state = useImport();
  const asks = isBusy(state) || state.step === "matching";
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(section, heading);
  // What is saved stays, but files and columns would have to be chosen again. Other pages leave them as they are.
  useBeforeUnload(useCallback((event) => asks && event.preventDefault(), [asks]));
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to="/admin/lyrics">
          Back to Manage Lyrics
        </Link>
      </p>
      <section ref={section} className="import" aria-label="Import">
        <h2>Import</h2>
        <ChooseFiles
          state={state}
          isRunning={isBusy(state)}
          accept=".csv,.tsv,.json,.xlsx,.ods,.lrc,.elrc,.txt,.zip"
          choose={chooseFiles}
          withoutScripts={
            <>
              An import needs a browser with scripts, because the browser reads the files. Please allow
              scripts for this page, or import on the server with the command <code>npm run import</code>.
            </>
          }
        >
          A table (CSV, JSON, Excel or LibreOffice), LRC and text files with songs, or a zip of them.
        </ChooseFiles>
        {staysMatched(state) && <MatchColumns state={state} />}
        <OfferedNames state={state} />
        <Progress state={state} heading={heading} />
        {state.step !== "choosing" && state.step !== "matching" && <Outcomes state={state} />}
        <p className="section-text">
          A whole site: its tables as CSV files, as Supabase gives them, or its posts from WordPress or
          Blogger?{" "}
          <Link className="underlined" to="/admin/lyrics/move-in">
            Move it in
          </Link>
          , with its dates, pictures and old addresses. One of another Antara is moved in by the command{" "}
          <code>npm run move-in</code>.
        </p>
      </section>
      <ExportLinks />
    </>
  );
}
