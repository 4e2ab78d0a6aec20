/** The state of the song form's fields. A draft of an earlier visit is restored when the form opens. */
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { type OpenedText, type OpenOptions, openText, restoreText } from "../forms/draft.ts";
import { fieldOf } from "./form-fields.ts";
import { type LyricField, type LyricText, lyricText } from "./lyric-text.ts";
import { isPartField, rowsInForm } from "./parts/part-rows.ts";

interface FormTextOptions extends OpenOptions<LyricText> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of the form. */
  readonly address: string;
  /** The initial text with a draft in it. */
  readonly drafted: LyricText | undefined;
}

/** @returns the state, a setter for one field, and a reset to another text, which counts as saved */
export function useFormText({ form, address, drafted, ...options }: FormTextOptions) {
  const [state, setState] = useState<OpenedText<LyricText>>(() => {
    const opened = openText(options);
    const isDrafted = drafted && !options.refused && !options.unfinished;
    return isDrafted ? { ...opened, text: drafted } : opened;
  });
  const change = useCallback((field: LyricField, text: string) => {
    setState((last) => ({ ...last, text: { ...last.text, [field]: text } }));
  }, []);
  const reset = useCallback((text: LyricText, version = "") => {
    setState(openText({ initial: text, version }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens, before it is painted
  useLayoutEffect(() => {
    const inRows = new FormData(form.current ?? undefined);
    const inFields = lyricText((field) =>
      isPartField(field)
        ? rowsInForm(field, inRows)
        : (fieldOf(form.current, field)?.value ?? state.text[field]),
    );
    setState(restoreText(state, options, address, inFields));
  }, []);
  return { state, change, reset };
}
