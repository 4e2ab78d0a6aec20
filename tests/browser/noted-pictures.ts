/** Where the pictures of a page are when it is first drawn, and how its HTML has them. */
import type { Page } from "playwright-core";

interface NotedPicture {
  readonly src: string;
  readonly hasSize: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly isListed: boolean;
  readonly isPhoto: boolean;
  readonly waits: boolean;
}

/**
 * Notes the pictures as the HTML has them, since on pages with few pictures scripts load all of them, and their
 * places in the first frame; in lists, of their entries, since the pictures may not be laid out yet.
 */
export async function notePictures(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const noted = Array.from(document.images, (image) => ({
        entry: image.closest("li") ?? image,
        isListed: image.closest("li") !== null,
        src: image.getAttribute("src"),
        hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
        isPhoto: image.classList.contains("stored"),
        waits: image.loading === "lazy",
      }));
      requestAnimationFrame(() => {
        const placed = noted.map(({ entry, ...facts }) => {
          const { top, bottom } = entry.getBoundingClientRect();
          return { ...facts, top: top + scrollY, bottom: bottom + scrollY };
        });
        Reflect.set(window, "notedPictures", placed);
      });
    }),
  );
}

export async function notedPictures(page: Page): Promise<NotedPicture[]> {
  const noted = await page.waitForFunction(() => Reflect.get(window, "notedPictures"), undefined, {
    polling: 50,
  });
  return noted.jsonValue();
}
