/** Keeps the text of a form as a draft when the session ends, and restores it after the sign-in. */
import { type RefObject, useLayoutEffect } from "react";
import { loadDraft, removeDraft, storeDraft } from "../draft-storage.ts";
import { entryFields } from "../entry-result.ts";

/** @param form with uncontrolled fields */
export function useSignOutDraft(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const address = location.pathname;
    const fields = form.current;
    if (fields) restoreDraft(address, fields);
    return () => {
      if (fields && location.pathname === "/admin") saveDraft(address, fields);
    };
  }, [form]);
}

/** With the version, so that a later save of somebody else is not overwritten. */
const fieldNames = [...entryFields, "version"];

function saveDraft(address: string, form: HTMLFormElement): void {
  const values = new FormData(form);
  const texts = fieldNames.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : []));
  storeDraft(address, Object.fromEntries(texts));
}

function restoreDraft(address: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(loadDraft(address) ?? {})) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || typeof value !== "string") continue;
    // What was typed before hydration is newer.
    if (field.value === field.defaultValue) field.value = value;
  }
  removeDraft(address);
}
