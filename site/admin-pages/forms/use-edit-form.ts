/**
 * The behaviour of a form whose fields keep their text themselves: nothing typed is lost, and it is saved once. A new
 * form has it with edit-form.tsx around its fields, an action that answers with a result of form-result.ts, and a row
 * in tests/browser/admin/typed-text.test.ts.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useActionData, useLocation } from "react-router";
import { hasSucceeded } from "../components/action-result.ts";
import { useSaveShortcuts } from "../components/save-shortcuts.ts";
import { newSaveKey } from "../save-key.ts";
import { type Draft, isSameText, type OpenOptions, openText, restoreText } from "./draft.ts";
import type { FormResult } from "./form-result.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useSentForm } from "./use-sent-form.ts";

interface EditFormOptions<Field extends string> {
  /** What is stored, or what a new form begins with. */
  readonly initial: Readonly<Record<Field, string>>;
  /** The stored version; left out for something new. */
  readonly version?: string | undefined;
  /** A UUID for a form that is sent before hydration. */
  readonly saveKey: string;
  /** What was kept on the server of another visit, if the address asks for it. */
  readonly unfinished: Draft | null;
  /** What the dashboard calls the unsaved text. */
  readonly titleOf: (text: Readonly<Record<Field, string>>) => string;
  /** Something else has ended the form, such as a merge. */
  readonly isLeaving?: boolean;
}

export type EditForm = ReturnType<typeof useEditForm>;

export function useEditForm<Field extends string, Result extends FormResult<Field> = FormResult<Field>>(
  options: EditFormOptions<Field>,
) {
  const { initial, version = "", unfinished, titleOf, isLeaving = false } = options;
  type Text = Readonly<Record<Field, string>>;
  const { pathname: address, search } = useLocation();
  const actionData = useActionData() as Result | undefined;
  const sent = useSentForm<Result>(actionData);
  const { form, result } = sent;
  const opening: OpenOptions<Text> = {
    initial,
    version: actionData?.version ?? version,
    unfinished,
    isGone: new URLSearchParams(search).has("continue") && !unfinished,
    refused: actionData?.typed && { ...initial, ...actionData.typed },
  };
  const [opened, setOpened] = useState(() => openText(opening));
  const [edition, setEdition] = useState(0);
  const [text, setText] = useState<Text>(opened.text);
  const [saveKey, setSaveKey] = useState(options.saveKey);
  const hasLeft = isLeaving || (hasSucceeded(result) && result?.redirectTo !== undefined);
  const isUnsaved = !hasLeft && !isSameText(text, opened.initial);
  const kept = useKeptText({
    address,
    title: titleOf(text),
    draft: { ...opened, text },
    isRestored: opened.isRestored,
    isUnsaved,
  });
  const show = (next: typeof opened) => {
    setOpened(next);
    setText(next.text);
    setEdition(edition + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens, before it is painted
  useLayoutEffect(() => {
    const inFields = textIn(form.current, opened.text);
    const restored = restoreText(opened, opening, address, inFields);
    if (isSameText(inFields, restored.text)) setText(inFields);
    else show(restored);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    const stored = hasSucceeded(result) && !result?.redirectTo && result?.typed;
    if (stored) {
      const next = { initial: { ...opened.initial, ...stored }, version: result?.version ?? version };
      setOpened({ ...opened, ...next, isRestored: false });
    }
  }, [result]);
  useSaveShortcuts({ onSave: () => form.current?.requestSubmit() });
  const isDiscarded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each discarded text, whose button is gone
  useEffect(() => {
    if (isDiscarded.current) form.current?.querySelector<HTMLElement>(".input")?.focus();
    isDiscarded.current = false;
  }, [edition]);
  const discard = () => {
    isDiscarded.current = true;
    show(openText({ initial, version }));
    return kept.discard();
  };
  return {
    ...sent,
    opened,
    /** Of the fields: they are mounted again to show other text. */
    edition,
    errors: (result?.errors ?? {}) as Readonly<Partial<Record<Field, string>>>,
    saveKey,
    isUnsaved,
    /** For screen readers: whether the server has kept what is typed. */
    keptText: kept.status,
    discard,
    noteInput: () => {
      setText(textIn(form.current, text));
      // Changed text is a new attempt, even where the answer to the first one was lost.
      setSaveKey(newSaveKey());
    },
  };
}

/** @param text whose fields are read; a field that the form lacks keeps it */
function textIn<Text extends Readonly<Record<string, string>>>(
  form: HTMLFormElement | null,
  text: Text,
): Text {
  const sent = new FormData(form ?? undefined);
  return Object.fromEntries(
    Object.entries(text).map(([name, before]) => [name, String(sent.get(name) ?? before)]),
  ) as Text;
}
