/** The state of the song form's fields. A draft of an earlier visit is restored when the form opens. */
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { newSaveKey } from "../save-key.ts";
import type { Draft } from "./draft.ts";
import { fieldOf } from "./form-fields.ts";
import { differingFields, isSame, type LyricField, type LyricText, lyricText } from "./lyric-text.ts";
import { isPartField, rowsInForm } from "./parts/part-rows.ts";
import { readDraft } from "./use-draft.ts";

interface FormText extends Draft {
  /** The text is a restored draft. */
  readonly isRestored: boolean;
  /** It should have been one, which is not kept any more. */
  readonly isGone: boolean;
}

interface FormTextOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of the form. */
  readonly address: string;
  readonly initial: LyricText;
  /** The same with a draft in it. */
  readonly drafted: LyricText | undefined;
  readonly version: string;
  /** What was kept on the server of another visit, and is continued. */
  readonly unfinished?: Draft | null | undefined;
  /** Whether the address asks for such a text in vain. */
  readonly isGone: boolean;
  /** Text that was sent before hydration and not saved. */
  readonly refused: LyricText | undefined;
}

/** @returns the state, a setter for one field, and a reset to another text, which counts as saved */
export function useFormText({
  form,
  address,
  initial,
  drafted,
  version,
  unfinished,
  isGone,
  refused,
}: FormTextOptions) {
  const [state, setState] = useState<FormText>(() => ({
    key: unfinished?.key ?? newSaveKey(),
    text: refused ?? unfinished?.text ?? drafted ?? initial,
    initial: unfinished?.initial ?? initial,
    version: unfinished?.version ?? version,
    isRestored: !refused && Boolean(unfinished),
    isGone: !refused && isGone,
  }));
  const change = useCallback((field: LyricField, text: string) => {
    setState((last) => ({ ...last, text: { ...last.text, [field]: text } }));
  }, []);
  const reset = useCallback((text: LyricText, newVersion = "") => {
    setState({
      key: newSaveKey(),
      text,
      initial: text,
      version: newVersion,
      isRestored: false,
      isGone: false,
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens, before it is painted
  useLayoutEffect(() => {
    const inRows = new FormData(form.current ?? undefined);
    const inFields = lyricText((field) =>
      isPartField(field)
        ? rowsInForm(field, inRows)
        : (fieldOf(form.current, field)?.value ?? state.text[field]),
    );
    const typedEarly = differingFields(inFields, state.text);
    const draft = refused ? null : readDraft(address);
    // The tab's is newer than the same on the server.
    const isNewer = draft !== null && (!unfinished || draft.key === unfinished.key);
    const restored =
      isNewer && !isSame(draft.text, state.text) ? { ...draft, isRestored: true, isGone: false } : state;
    // What was typed before hydration is newer than the draft.
    const text = lyricText((field) => (typedEarly.includes(field) ? inFields : restored.text)[field]);
    if (restored !== state || typedEarly.length > 0) setState({ ...restored, text });
  }, []);
  return { state, change, reset };
}
