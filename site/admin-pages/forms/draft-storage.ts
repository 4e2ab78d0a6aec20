/**
 * Drafts of forms in the tab's session storage: they survive a reload, a crash and a new sign-in. Other tabs do not
 * see them.
 */

const keyOf = (address: string) => `unsaved:${address}`;

/** @param address of the form, without its query */
export function storeDraft(address: string, text: object): void {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(text));
  } catch {
    // Storage may be full or forbidden; the form still has the text.
  }
}

export function removeDraft(address: string): void {
  try {
    sessionStorage.removeItem(keyOf(address));
  } catch {
    // See above.
  }
}

/** @returns null where there is no draft, or an unreadable one */
export function loadDraft(address: string): Readonly<Record<string, unknown>> | null {
  try {
    const text = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "null");
    return typeof text === "object" ? text : null;
  } catch {
    return null;
  }
}
