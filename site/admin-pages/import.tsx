/** The page that imports songs from files, and exports all. Without scripts it takes one small file in one request. */
import { useCallback, useRef } from "react";
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
import { useFocusOnStep } from "./import/use-focus-on-step.ts";
import { useImport } from "./import/use-import.ts";

export const handle: AdminHandle = { title: "Import and Export", isForm: true };

export function action(args: Route.ActionArgs) {
  return importWithoutScripts(args);
}

export default function Import({ actionData }: Route.ComponentProps) {
  const state = useImport();
  const asks = isBusy(state);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(section, heading);
  const upload = actionData && "upload" in actionData && state.step === "choosing" ? actionData.upload : null;
  // What is saved stays, but the rest would have to be chosen again.
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
        <ChooseFiles state={state} checkedFile={upload?.isDryRun ? upload.fileName : null} />
        {upload && <UploadResult upload={upload} />}
        {state.step === "matching" && <MatchColumns state={state} />}
        <Progress state={state} heading={heading} />
        {state.step !== "choosing" && state.step !== "matching" && <Outcomes state={state} />}
      </section>
      <ExportLinks />
    </>
  );
}
