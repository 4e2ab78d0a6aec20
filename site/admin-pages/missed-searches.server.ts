/** The searches that found nothing: reads them for the page, and forgets them. */
import {
  findMissedSearches,
  forgetAllMissedSearches,
  forgetMissedSearch,
  type MissedSearch,
  type MissedSearchOrder,
  readPage,
} from "#catalogue";
import { formatNumber } from "../components/format-count.ts";
import type { Live } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { addressOfSearch } from "../visitor-pages/search-address.ts";
import { unexpectedError } from "./components/action-result.ts";
import { addressOfTrial } from "./components/search-trial.tsx";
import { formatMoment } from "./format-moment.server.ts";
import { failure, success } from "./respond-to-form.server.ts";

/** @returns null, after one line in the log, when the database cannot answer */
export async function readMissedSearches({ sql, site }: Live, { searchParams }: URL) {
  const order: MissedSearchOrder = searchParams.get("order") === "most-wanted" ? "most-wanted" : "newest";
  try {
    const found = await findMissedSearches(sql, { order, page: readPage(searchParams.get("page")) });
    const entries = found.entries.map((entry) => rowFacts(entry, site.timeZone));
    return { ...found, order, entries };
  } catch (error) {
    logFailure("Error fetching missed searches:", error);
    return null;
  }
}

function rowFacts(entry: MissedSearch, timeZone: string) {
  return {
    ...entry,
    lastWords: formatMoment(entry.lastSearchedAt, timeZone),
    address: addressOfSearch({ q: entry.words, type: "songs" }),
    addressOfTrial: addressOfTrial(entry.words),
  };
}

/** @param form with the intent `forget-all`, or with the `key` of one search */
export async function forgetSearches({ sql }: Live, form: FormData) {
  try {
    if (form.get("intent") === "forget-all") {
      const count = await forgetAllMissedSearches(sql);
      const searches = count === 1 ? "Search" : "Searches";
      return success(`${formatNumber(count)} ${searches} Forgotten`, "New ones will be listed again.");
    }
    const words = await forgetMissedSearch(sql, String(form.get("key")));
    const text =
      words === null ? "It had been forgotten already." : `"\u2068${words}\u2069" is not listed any more.`;
    return success("Search Forgotten", text);
  } catch (error) {
    logFailure("Error forgetting missed searches:", error);
    return failure("Error Forgetting Searches", unexpectedError, 503);
  }
}
