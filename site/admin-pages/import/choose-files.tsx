/** Takes the files, chosen or dropped. */
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../../components/format-count.ts";
import { droppedFiles } from "./gather-files.ts";

interface ChooseFilesProps {
  readonly state: Readonly<Record<"leftOut" | "error", string>> & { readonly fileNames: readonly string[] };
  readonly isRunning: boolean;
  /** The endings of files. */
  readonly accept: string;
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** What the files may be. */
  readonly children: string;
  readonly withoutScripts: ReactNode;
}

export function ChooseFiles({
  state,
  isRunning,
  accept,
  choose,
  children,
  withoutScripts,
}: ChooseFilesProps) {
  const { fileNames, leftOut, error } = state;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Chosen before the scripts had loaded.
    if (field.current?.files?.length) void choose([...field.current.files]);
  }, [choose]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isRunning && event.dataTransfer.files.length > 0) void droppedFiles(event.dataTransfer).then(choose);
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again, once it was mended.
    currentTarget.value = "";
    if (chosen.length > 0) void choose(chosen);
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
          accept={accept}
          disabled={isRunning}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={take}
        />
        <label htmlFor={`${id}-folder`}>Or a whole folder</label>
        <input
          ref={takeFolders}
          id={`${id}-folder`}
          type="file"
          disabled={isRunning}
          aria-describedby={`${id}-hint`}
          onChange={take}
        />
        {fileNames.length > 0 && <p className="chosen-files">{describeFiles(fileNames)}</p>}
        {leftOut && <p className="hint small-print">{leftOut}</p>}
        {error && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <p className="hint small-print" id={`${id}-hint`}>
          {children} You may also drop files and folders here. Nothing is saved before you have seen what
          would change.
        </p>
      </div>
      <noscript>
        <p className="section-text">{withoutScripts}</p>
      </noscript>
    </>
  );
}

/** React knows no property for it. */
function takeFolders(field: HTMLInputElement | null): void {
  if (field) field.webkitdirectory = true;
}

function describeFiles(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length === 1 ? first : `${first} and ${formatNumber(names.length - 1)} more`;
}
