/** Keeps the text of a form as a draft when the session ends, and restores it after the sign-in. */
import { type RefObject, useLayoutEffect } from "react";
import { loadDraft, removeDraft, storeDraft } from "../draft-storage.ts";

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

/** With the version, so that a later save of somebody else is not overwritten; without the key of an attempt to save. */
function saveDraft(address: string, form: HTMLFormElement): void {
  const { saveKey, ...texts } = Object.fromEntries(new FormData(form));
  storeDraft(address, texts);
}

function restoreDraft(address: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(loadDraft(address) ?? {})) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || typeof value !== "string") continue;
    // What was typed before hydration is newer.
    if (field.value === field.defaultValue) field.value = value;
  }
  removeDraft(address);
}
