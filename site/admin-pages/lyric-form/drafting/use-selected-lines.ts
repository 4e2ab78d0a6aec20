/**
 * Follows the selection in the two text areas: which has the caret, or had it last, and whether lines are selected.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import { fieldOf } from "../form-fields.ts";
import { type ScriptField, scriptFields } from "./scripts.ts";

export interface SelectedLines {
  readonly field: ScriptField;
  /** Index of the first selected character, and after the last. */
  readonly start: number;
  readonly end: number;
}

export function useSelectedLines(form: RefObject<HTMLFormElement | null>) {
  const last = useRef<ScriptField>(null);
  const [isSelection, setSelection] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const follow = () => {
      const field = scriptFields.find((name) => fieldOf(form.current, name) === document.activeElement);
      if (!field) return;
      last.current = field;
      const { start, end } = selectionIn(form.current, field);
      setSelection(start !== end);
    };
    // The caret may have been put there before hydration.
    follow();
    document.addEventListener("selectionchange", follow, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [form]);
  return {
    isSelection,
    /** @returns null before the caret was in a text area */
    read: (): SelectedLines | null => last.current && selectionIn(form.current, last.current),
  };
}

function selectionIn(form: HTMLFormElement | null, field: ScriptField): SelectedLines {
  const area = fieldOf(form, field);
  return { field, start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 };
}
