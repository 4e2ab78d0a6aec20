/** What was typed into a form survives the end of a session: it waits in the tab's storage while the sign-in is on. */
import { type RefObject, useLayoutEffect } from "react";

const keyOf = (address: string) => `typed at ${address}`;

/** @param address of a form, without its query */
export function isTextKept(address: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(address)) !== null;
  } catch {
    return false;
  }
}

/** @param form whose own text fields have no state in React */
export function useKeptText(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const key = keyOf(location.pathname);
    const fields = form.current;
    if (fields) putBack(key, fields);
    return () => {
      if (fields && location.pathname === "/admin") keep(key, fields);
    };
  }, [form]);
}

/** The version goes with the text, so that what others have saved meanwhile is not overwritten. */
const kept = ["name", "year", "picture", "version"];

function keep(key: string, form: HTMLFormElement): void {
  const values = new FormData(form);
  const texts = kept.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : []));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // Without storage it is lost, as it would be without JavaScript.
  }
}

function putBack(key: string, form: HTMLFormElement): void {
  const text = readOnce(key);
  if (!text) return;
  for (const [name, value] of Object.entries(JSON.parse(text))) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || typeof value !== "string") continue;
    // What was typed before the scripts came is newer.
    if (field.value === field.defaultValue) field.value = value;
  }
}

function readOnce(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
