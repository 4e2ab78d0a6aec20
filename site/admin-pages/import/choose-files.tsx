/** Takes the files, chosen or dropped. */
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../../components/format-count.ts";
import { droppedFiles } from "./gather-files.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { chooseFiles } from "./run-import.ts";

export function ChooseFiles({ state }: { readonly state: ImportState }) {
  const { fileNames, leftOut, error } = state;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isRunning = isBusy(state);
  useEffect(() => {
    // Chosen before the scripts had loaded.
    if (field.current?.files?.length) void chooseFiles([...field.current.files]);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isRunning && event.dataTransfer.files.length > 0)
      void droppedFiles(event.dataTransfer).then(chooseFiles);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is only another way to use the field inside */}
      <div
        className="drop-zone admin-form needs-scripts"
        data-over={isOver || undefined}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
      >
        <label htmlFor={id}>Files</label>
        <input
          ref={field}
          id={id}
          type="file"
          name="file"
          multiple
          accept=".csv,.tsv,.json,.xlsx,.ods,.lrc,.elrc,.txt,.zip"
          disabled={isRunning}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file can be chosen again, once it was mended.
            currentTarget.value = "";
            if (chosen.length > 0) void chooseFiles(chosen);
          }}
        />
        {fileNames.length > 0 && <p className="chosen-files">{describeFiles(fileNames)}</p>}
        {leftOut && <p className="hint small-print">{leftOut}</p>}
        {error && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <p className="hint small-print" id={`${id}-hint`}>
          A table (CSV, JSON, Excel or LibreOffice), LRC and text files with songs, or a zip of them. You may
          also drop them here, and whole folders. Nothing is saved before you have seen what would change.
        </p>
      </div>
      <noscript>
        <p className="section-text">
          An import needs a browser with scripts, because the browser reads the files. Please allow scripts
          for this page, or import on the server with the command <code>npm run import</code>.
        </p>
      </noscript>
    </>
  );
}

function describeFiles(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length === 1 ? first : `${first} and ${formatNumber(names.length - 1)} more`;
}
