/**
 * What was typed and not saved, kept by the browser for as long as its tab lives: through a reload, a crash and a new sign-in.
 * Another tab is another form and does not see it.
 */

const keyOf = (address: string) => `unsaved:${address}`;

/** @param address of the form, without its query */
export function storeDraft(address: string, text: object): void {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(text));
  } catch {
    // Storage may be full or forbidden; the text still stands in the form.
  }
}

export function removeDraft(address: string): void {
  try {
    sessionStorage.removeItem(keyOf(address));
  } catch {
    // See above.
  }
}

/** @returns null where there is none, or nothing that this program wrote */
export function loadDraft(address: string): Readonly<Record<string, unknown>> | null {
  try {
    const text = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "null");
    return typeof text === "object" ? text : null;
  } catch {
    return null;
  }
}
