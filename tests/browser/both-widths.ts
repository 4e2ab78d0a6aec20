/** Runs a test on a phone and on a desktop. An error names the width at which it occurred. */
import type { Page, Response } from "playwright-core";
import { type VisitorOptions, visit } from "./visit.ts";
import { widths } from "./widths.ts";

export type PhoneOrDesktop = "phone" | "desktop";

const both = ["phone", "desktop"] as const;

/** For steps that leave the page: they run twice from the beginning. */
export async function atBothWidths(steps: (width: PhoneOrDesktop) => Promise<void>): Promise<void> {
  for (const width of both) await withWidthInErrors(width, () => steps(width));
}

/** For steps that only read: the page is opened once, read at the width of a phone, resized, and read again. */
export async function readAtBothWidths(
  path: string,
  options: Omit<VisitorOptions, "width">,
  read: (page: Page, width: PhoneOrDesktop, answer: Response) => Promise<void>,
): Promise<void> {
  await visit(path, { ...options, width: "phone" }, async (page, answer) => {
    for (const width of both) {
      await page.setViewportSize({ width: widths[width], height: 800 });
      await withWidthInErrors(width, () => read(page, width, answer));
    }
  });
}

async function withWidthInErrors(width: PhoneOrDesktop, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    if (error instanceof Error) error.message = `on a ${width}: ${error.message}`;
    throw error;
  }
}
