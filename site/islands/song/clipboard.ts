/** Puts a text on the clipboard. */

/**
 * To be called in the task of a click, even if the text is not there yet: Safari lets only that task write, so it
 * gets the promise.
 * @returns false where the browser has no clipboard, as without https, and if the promise is rejected
 */
export async function writeToClipboard(text: Promise<string>): Promise<boolean> {
  try {
    const content = text.then((text) => new Blob([text], { type: "text/plain" }));
    // Browsers do not count it as handled when it is rejected, although `write` is then rejected, too.
    content.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
    return true;
  } catch {
    return writeText(text);
  }
}

/** Older browsers have only this method. */
async function writeText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
