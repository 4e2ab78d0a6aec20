/** What holds on a phone and on a desktop alike. The width on which it does not hold stands in the error. */
import type { Page, Response } from "playwright-core";
import { type VisitorOptions, visit, widths } from "./visit.ts";

export type SmallOrLarge = "phone" | "desktop";

const both = ["phone", "desktop"] as const;

/** For a story that leaves its page: it is told twice, from the beginning. */
export async function atBothWidths(story: (width: SmallOrLarge) => Promise<void>): Promise<void> {
  for (const width of both) await naming(width, () => story(width));
}

/** For a story that only reads: the page is opened once, read on a phone, widened, and read again. */
export async function readAtBothWidths(
  path: string,
  options: Omit<VisitorOptions, "width">,
  read: (page: Page, width: SmallOrLarge, answer: Response) => Promise<void>,
): Promise<void> {
  await visit(path, { ...options, width: "phone" }, async (page, answer) => {
    for (const width of both) {
      await page.setViewportSize({ width: widths[width], height: 800 });
      await naming(width, () => read(page, width, answer));
    }
  });
}

async function naming(width: SmallOrLarge, story: () => Promise<void>): Promise<void> {
  try {
    await story();
  } catch (error) {
    if (error instanceof Error) error.message = `on a ${width}: ${error.message}`;
    throw error;
  }
}
