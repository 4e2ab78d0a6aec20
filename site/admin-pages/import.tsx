/** The page that imports songs from files, and exports all. Without scripts it takes one small file in one request. */
import { useCallback } from "react";
import { Link, useBeforeUnload } from "react-router";
import type { Route } from "./+types/import.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseFiles } from "./import/choose-files.tsx";
import { ExportLinks } from "./import/export-links.tsx";
import { isBusy } from "./import/import-state.ts";
import { importWithoutScripts } from "./import/import-without-scripts.server.ts";
import { MatchColumns } from "./import/match-columns.tsx";
import { Outcomes } from "./import/outcomes.tsx";
import { Progress } from "./import/progress.tsx";
import { UploadResult } from "./import/upload-result.tsx";
import { useImport } from "./import/use-import.ts";

export const handle: AdminHandle = { title: "Import and Export", isForm: true };

export function action(args: Route.ActionArgs) {
  return importWithoutScripts(args);
}

export default function Import({ actionData }: Route.ComponentProps) {
  const state = useImport();
  const asks = isBusy(state);
  // What is saved stays, but the rest would have to be chosen again.
  useBeforeUnload(useCallback((event) => asks && event.preventDefault(), [asks]));
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to="/admin/lyrics">
          Back to Manage Lyrics
        </Link>
      </p>
      <section className="import" aria-label="Import">
        <h2>Import</h2>
        <ChooseFiles state={state} />
        {actionData && "upload" in actionData && state.step === "choosing" && (
          <UploadResult upload={actionData.upload} />
        )}
        {state.step === "matching" && <MatchColumns state={state} />}
        <Progress state={state} />
        {state.step !== "choosing" && state.step !== "matching" && <Outcomes state={state} />}
      </section>
      <ExportLinks />
    </>
  );
}
