/** What was typed into a form survives the end of a session: it waits in the tab's storage while the sign-in is on. */
import { type RefObject, useLayoutEffect } from "react";
import { dropText, keepText, readText } from "../unsaved-text.ts";

/** @param form whose own text fields have no state in React */
export function useKeptText(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const address = location.pathname;
    const fields = form.current;
    if (fields) putBack(address, fields);
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
  keepText(address, Object.fromEntries(texts));
}

function putBack(address: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readText(address) ?? {})) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || typeof value !== "string") continue;
    // What was typed before the scripts came is newer.
    if (field.value === field.defaultValue) field.value = value;
  }
  dropText(address);
}
