/** What was typed into a form survives the end of a session: it waits in the tab's storage while the sign-in is on. */
import { type RefObject, useLayoutEffect } from "react";
import { loadDraft, removeDraft, storeDraft } from "../draft-storage.ts";

/** @param form whose own text fields have no state in React */
export function useSignOutDraft(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const address = location.pathname;
    const fields = form.current;
    if (fields) restoreDraft(address, fields);
    return () => {
      if (fields && location.pathname === "/admin") keep(address, fields);
    };
  }, [form]);
}

/** The version goes with the text, so that what others have saved meanwhile is not overwritten. */
const kept = ["name", "year", "picture", "version"];

function keep(address: string, form: HTMLFormElement): void {
  const values = new FormData(form);
  const texts = kept.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : []));
  storeDraft(address, Object.fromEntries(texts));
}

function restoreDraft(address: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(loadDraft(address) ?? {})) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || typeof value !== "string") continue;
    // What was typed before the scripts came is newer.
    if (field.value === field.defaultValue) field.value = value;
  }
  removeDraft(address);
}
