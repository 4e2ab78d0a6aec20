/** Reads the HTML of a page without a browser, for what does not depend on its layout or its scripts. */
import { inject } from "vitest";

export interface FetchedPage {
  readonly status: number;
  /** Where redirects have led. */
  readonly address: URL;
  readonly html: string;
  /** The text in the first `h1`. */
  readonly heading: string | undefined;
  /** @returns the texts of all elements of this name, without the tags in them */
  textsOf(element: string): string[];
}

/** @param site its address; by default that of the starter songs */
export async function fetchPage(path: string, site = inject("siteAddress")): Promise<FetchedPage> {
  return readAnswer(await fetch(site + path));
}

export async function readAnswer(answer: Response): Promise<FetchedPage> {
  const html = await answer.text();
  const textsOf = (element: string) =>
    Array.from(
      html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "gs")),
      ([, words = ""]) => textOf(words),
    );
  return { status: answer.status, address: new URL(answer.url), html, heading: textsOf("h1")[0], textsOf };
}

const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

/** The text of a piece of HTML that React has written. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_whole, name: string) => characters[name] ?? "");
}
