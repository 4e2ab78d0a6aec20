/**
 * What words mean in this song, and notes to its lines: rarely written, so folded until there is one. The last row of
 * each list is empty, for the next one; a row is removed by emptying it.
 */
import { type ReactNode, useId, useMemo, useState } from "react";
import { described, Field, FieldFrame } from "../../components/field.tsx";
import { useTextBeforeHydration } from "../../components/text-before-hydration.ts";
import type { LyricField, LyricFieldProps, LyricText, SettledLyrics } from "../lyric-text.ts";
import { controlName, type PartField, type PartRows, partFields, rowsOf, textOfRows } from "./part-rows.ts";
import { type WordsAndLines, wordsAndLines } from "./words-and-lines.ts";

interface PartFieldsProps {
  readonly text: LyricText;
  readonly propsOf: (field: LyricField) => LyricFieldProps;
  readonly lyrics: SettledLyrics;
}

const fields = Object.keys(partFields) as PartField[];

export function PartFields({ text, propsOf, lyrics }: PartFieldsProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const hasText = fields.some((field) => text[field] !== "");
  const hasError = fields.some((field) => propsOf(field).error !== undefined);
  const isShown = hasError || (isOpen ?? hasText);
  const chosen = useMemo(() => wordsAndLines(isShown ? lyrics : []), [isShown, lyrics]);
  const [wordsId, linesId] = [useId(), useId()];
  return (
    <details
      className="translation-fields part-fields"
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Meanings and notes</summary>
      <Choices id={wordsId} texts={chosen.words} />
      <Choices id={linesId} texts={chosen.lines} />
      <PartList
        {...propsOf("word_meanings")}
        field="word_meanings"
        legend="Words with a meaning of their own"
        hint="Shown in place of what the glossary says. Empty a meaning to remove it."
      >
        {(row) => <MeaningRow {...row} choices={wordsId} lyrics={chosen} />}
      </PartList>
      <PartList
        {...propsOf("notes")}
        field="notes"
        legend="Notes to lines"
        hint="A note stays with its line when others are added or removed. Empty it to remove it."
      >
        {(row) => <NoteRow {...row} choices={linesId} lyrics={chosen} />}
      </PartList>
    </details>
  );
}

/** No song has as many, and a browser lists no more at a time in any case. */
const mostChoices = 1_000;

function Choices({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.slice(0, mostChoices).map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

interface Row<Of extends PartField> {
  /** From 1. */
  readonly number: number;
  readonly row: PartRows[Of];
  /** Whether the error of the list may be about this row. */
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (row: PartRows[Of]) => void;
}

interface PartListProps<Of extends PartField> extends LyricFieldProps {
  readonly field: Of;
  readonly legend: string;
  readonly hint: string;
  readonly children: (row: Row<Of>) => ReactNode;
}

function PartList<Of extends PartField>(props: PartListProps<Of>) {
  const { field, text, onChange, error, resolved, isReadOnly, legend, hint, children } = props;
  const id = useId();
  const rows = rowsOf(field, text);
  const empty = Object.fromEntries(partFields[field].map((part) => [part, ""])) as unknown as PartRows[Of];
  const change = (place: number, row: PartRows[Of]) =>
    onChange(field, textOfRows(field, [...rows.slice(0, place), row, ...rows.slice(place + 1)]));
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>{legend}</legend>
      <p className="hint small-print" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {!error && resolved && <p className="field-error-resolved">{resolved}</p>}
      {[...rows, empty].map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id but its place
        <div key={place} className="part-row">
          {children({
            number: place + 1,
            row,
            isWrong: error !== undefined && place < rows.length,
            isReadOnly,
            onChange: (changed) => change(place, changed),
          })}
        </div>
      ))}
    </fieldset>
  );
}

interface Choosing {
  /** Id of the list to choose from. */
  readonly choices: string;
  readonly lyrics: WordsAndLines;
}

function MeaningRow({ number, row, isWrong, choices, lyrics, ...rest }: Row<"word_meanings"> & Choosing) {
  const { word, english, hindi } = row;
  const isGone = word.trim() !== "" && !lyrics.hasWord(word);
  const text = (part: keyof typeof row, label: string, more: TextProps) => (
    <Text
      {...more}
      {...rest}
      name={controlName("word_meanings", part)}
      label={`${label} ${number}`}
      text={row[part]}
      onChange={(typed) => rest.onChange({ ...row, [part]: typed })}
    />
  );
  return (
    <>
      {text("word", "Word", {
        list: choices,
        error: isWrong && word.trim() === "" && english + hindi !== "" ? "Choose its word" : undefined,
        hint: isGone && "Not in the lyrics: it is kept, but not shown",
      })}
      {text("english", "English meaning", {})}
      {text("hindi", "Hindi meaning", { lang: "hi" })}
    </>
  );
}

function NoteRow({ number, row, isWrong, choices, lyrics, ...rest }: Row<"notes"> & Choosing) {
  const { line, note } = row;
  const isGone = line.trim() !== "" && !lyrics.hasLine(line);
  return (
    <>
      <Text
        {...rest}
        name={controlName("notes", "line")}
        label={`Line ${number}`}
        text={line}
        list={choices}
        error={isWrong && line.trim() === "" && note !== "" ? "Choose its line" : undefined}
        hint={isGone && "Not in the lyrics any more: the note is kept, but not shown"}
        onChange={(typed) => rest.onChange({ ...row, line: typed })}
      />
      <NoteText
        {...rest}
        label={`Note ${number}`}
        text={note}
        onChange={(typed) => rest.onChange({ ...row, note: typed })}
      />
    </>
  );
}

interface TextProps {
  readonly list?: string;
  readonly lang?: "hi";
  readonly hint?: string | false;
  readonly error?: string | undefined;
}

interface TextFieldProps extends TextProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}

function Text({ name, label, text, list, lang, hint, error, isReadOnly, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <Field
      id={id}
      name={name}
      label={label}
      value={text}
      list={list}
      lang={lang}
      hint={hint || undefined}
      error={error}
      readOnly={isReadOnly}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      enterKeyHint="next"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function NoteText({
  label,
  text,
  isReadOnly,
  onChange,
}: Pick<TextFieldProps, "label" | "text" | "isReadOnly" | "onChange">) {
  const id = useId();
  const value = useTextBeforeHydration(id, text);
  return (
    <FieldFrame id={id} label={label}>
      <textarea
        id={id}
        name={controlName("notes", "note")}
        rows={2}
        value={value}
        readOnly={isReadOnly}
        dir="auto"
        className="input short"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...described(id, undefined, undefined)}
      />
    </FieldFrame>
  );
}
