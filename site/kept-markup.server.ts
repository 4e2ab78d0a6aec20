/** What was rendered of the parts that are the same on page after page. */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { KeepMarkup } from "./components/kept-part.tsx";

/** A header for each of the site's own links and a footer too; more only after the settings or the year have changed. */
const kept = new LRUCache<string, string>({ max: 50 });

export const keepMarkup: KeepMarkup = (name, part) => {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const markup = renderToString(part);
  kept.set(name, markup);
  return markup;
};
