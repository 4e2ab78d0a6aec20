/** Takes the files, chosen or dropped. Without scripts its form sends one file. */
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../../components/format-count.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { chooseFiles } from "./run-import.ts";
import { mostBytesOfUpload } from "./upload-limits.ts";

interface ChooseFilesProps {
  readonly state: ImportState;
  /** The file that was checked without scripts, of which the field knows nothing any more. */
  readonly checkedFile: string | null;
}

export function ChooseFiles({ state, checkedFile }: ChooseFilesProps) {
  const { fileNames, error } = state;
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
    if (!isRunning && event.dataTransfer.files.length > 0) void chooseFiles([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <form method="post" encType="multipart/form-data" className="admin-form">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is only another way to use the field inside */}
      <div
        className="drop-zone"
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
          accept=".csv,.tsv,.json,.lrc,.txt"
          disabled={isRunning}
          aria-describedby={[error && `${id}-error`, checkedFile && `${id}-again`, `${id}-hint`]
            .filter(Boolean)
            .join(" ")}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file can be chosen again, once it was mended.
            currentTarget.value = "";
            if (chosen.length > 0) void chooseFiles(chosen);
          }}
        />
        {fileNames.length > 0 && <p className="chosen-files">{describeFiles(fileNames)}</p>}
        {error && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        {checkedFile && (
          <p id={`${id}-again`}>
            <b>{checkedFile}</b> was checked, and nothing of it is saved. To import its songs, please choose
            the file again: the browser has not kept it.
          </p>
        )}
        <p className="hint small-print" id={`${id}-hint`}>
          One CSV or JSON file, or several LRC or plain text files with one song each.{" "}
          <span className="needs-scripts">
            You may also drop them here. Nothing is saved before you have seen what would change.
          </span>
        </p>
      </div>
      <noscript>
        <p className="hint small-print">
          Without scripts: one file of up to {formatNumber(mostBytesOfUpload / 1_000_000)} MB. Twins of songs
          are left out. Commas or semicolons separate the names of several people.
        </p>
        <div className="form-message-choices">
          <button type="submit" className="button outlined" name="intent" value="check">
            Check songs
          </button>
          <button type="submit" className="button solid" name="intent" value="save">
            Import songs
          </button>
        </div>
      </noscript>
    </form>
  );
}

function describeFiles(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length === 1 ? first : `${first} and ${formatNumber(names.length - 1)} more`;
}
