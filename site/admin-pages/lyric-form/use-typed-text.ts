/** The text in the fields of the song form: what it began with, what it is now, and what came back from an earlier visit. */
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { type Draft, readDraft } from "./draft.ts";
import { fieldOf } from "./form-fields.ts";
import { differingFields, type LyricField, type LyricText, lyricText } from "./lyric-text.ts";

interface FormText extends Draft {
  /** Text of an earlier visit stands in the form. */
  readonly isRestored: boolean;
}

interface FormTextOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of the form. */
  readonly address: string;
  readonly begin: LyricText;
  readonly version: string;
  /** Sent before the page could take over, and not saved. */
  readonly refused: LyricText | undefined;
}

/** @returns the text, and the ways to change a field and to begin with another text, which counts as saved */
export function useFormText({ form, address, begin, version, refused }: FormTextOptions) {
  const [typed, setTyped] = useState<FormText>({
    text: refused ?? begin,
    begin,
    version,
    isRestored: false,
  });
  const change = useCallback((field: LyricField, text: string) => {
    setTyped((last) => ({ ...last, text: { ...last.text, [field]: text } }));
  }, []);
  const reset = useCallback((text: LyricText, newVersion = "") => {
    setTyped({ text, begin: text, version: newVersion, isRestored: false });
  }, []);
  // Once, when the form opens, and before anything is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const standing = lyricText((field) => fieldOf(form.current, field)?.value ?? typed.text[field]);
    const early = differingFields(standing, typed.text);
    const draft = refused ? null : readDraft(address);
    const restored = draft && !isSame(draft.text, typed.text) ? { ...draft, isRestored: true } : typed;
    // What was typed before the scripts came is newer than the draft.
    const text = lyricText((field) => (early.includes(field) ? standing : restored.text)[field]);
    if (restored !== typed || early.length > 0) setTyped({ ...restored, text });
  }, []);
  return { typed, change, reset };
}

export function isSame(one: LyricText, other: LyricText): boolean {
  return differingFields(one, other).length === 0;
}
