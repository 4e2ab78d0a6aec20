/** Chooses a view of the lyrics of a song. */
import type { Page } from "playwright-core";

/** On a phone the choices are opened first. */
export async function chooseView(page: Page, name: string): Promise<void> {
  // Without the style sheet both are visible.
  await page.waitForLoadState();
  const opener = page.getByRole("button", { name: /^View: / });
  if (await opener.isVisible()) await opener.click();
  const choices = page.getByRole("navigation", { name: "Script" });
  await choices.getByRole("link", { name, exact: true }).click();
}
