/**
 * A field that takes a whole song from anywhere and fills the others at once: title, credits and both scripts. What
 * somebody has typed is replaced only by a button.
 */
import { useId, useState } from "react";
import { FieldFrame } from "../components/field.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { LyricField, LyricText } from "./lyric-text.ts";
import type { WholeSong as Read } from "./read-whole-song.ts";

interface WholeSongProps {
  readonly text: LyricText;
  /** What the form began with. */
  readonly initial: LyricText;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly isReadOnly: boolean;
}

/** Only who pastes a song needs the reader. */
const loadReader = () => import("./read-whole-song.ts");

export function WholeSong({ text, initial, onChange, isReadOnly }: WholeSongProps) {
  const id = useId();
  const [pasted, setPasted] = useState("");
  const [read, setRead] = useState<Read & { readonly said: string; readonly before: Partial<LyricText> }>();
  if (!useHydrated()) return null;
  const write = (texts: Partial<LyricText>) => {
    for (const [field, value] of Object.entries(texts)) onChange(field as LyricField, value);
  };
  const fill = async (whole: string) => {
    const { readWholeSong, labelsOfFields } = await loadReader();
    const found = readWholeSong(whole, text, initial);
    const filled = labelsOfFields(found.filled);
    const keptLabels = labelsOfFields(found.kept);
    const kept = keptLabels && ` Not replaced, as there is text: ${keptLabels}.`;
    write(found.filled);
    setRead({
      ...found,
      said: `${filled ? `Filled: ${filled}.` : "No field was filled."}${kept}`,
      before: text,
    });
    setPasted("");
  };
  /** The pressed button is gone. */
  const focusField = () => document.getElementById(id)?.focus();
  const undo = () => {
    if (read)
      write(
        Object.fromEntries(
          Object.keys(read.filled).map((field) => [field, read.before[field as LyricField] ?? ""]),
        ),
      );
    setRead(undefined);
    focusField();
  };
  return (
    <details className="translation-fields whole-song" onToggle={loadReader}>
      <summary>Paste a whole song</summary>
      <FieldFrame
        id={id}
        label="Text of the song"
        hint="Title, credits and words in one or both scripts, from anywhere. The fields below are filled at once."
      >
        <textarea
          id={id}
          rows={3}
          value={pasted}
          readOnly={isReadOnly}
          dir="auto"
          className="input short"
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          onPaste={(event) => {
            const whole = event.clipboardData.getData("text");
            if (isReadOnly || pasted !== "" || whole.trim() === "") return;
            event.preventDefault();
            fill(whole);
          }}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
      </FieldFrame>
      <div role="status">
        {read && <p>{read.said}</p>}
        {read?.remarks.map((remark) => (
          <p key={remark} className="small-print">
            {remark}
          </p>
        ))}
      </div>
      <div className="strip whole-song-buttons">
        {pasted.trim() !== "" && (
          <button type="button" className="button outlined" onClick={() => isReadOnly || fill(pasted)}>
            Fill the fields
          </button>
        )}
        {read && Object.keys(read.kept).length > 0 && (
          <button
            type="button"
            className="button outlined"
            onClick={() => {
              write(read.kept);
              setRead({ ...read, filled: { ...read.filled, ...read.kept }, kept: {}, said: "Replaced." });
              focusField();
            }}
          >
            Replace what was there
          </button>
        )}
        {read && Object.keys(read.filled).length > 0 && (
          <button type="button" className="button outlined" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </details>
  );
}
