/** Which rows of a list fit what is typed: found in the browser, and asked for where the browser has only a part of them. */
import { useEffect, useMemo } from "react";
import { useFetcher } from "react-router";
import type { ListingRow } from "#catalogue";
import type { ListingFacts } from "../entry-listing.server.ts";
import { readRows, rowFilter } from "../entry-rows.ts";

/** Milliseconds after the last key. */
const askAfter = 250;

export interface FilteredListing {
  readonly rows: readonly ListingRow[];
  /** How many fit; more than the rows where only the first of them are here. */
  readonly fitting: number;
  /** Waits for the server's answer to what was typed last. */
  readonly isAsking: boolean;
}

/** @param address of the list, which answers `?filter=` where it is partial */
export function useFilteredListing(listing: ListingFacts, address: string, filter: string): FilteredListing {
  const fetcher = useFetcher<ListingFacts>();
  const sought = filter.trim();
  const { isPartial } = listing;
  const { load, data: answer } = fetcher;
  useEffect(() => {
    if (!isPartial || sought === listing.filter) return;
    const timer = setTimeout(() => load(`${address}?${new URLSearchParams({ filter: sought })}`), askAfter);
    return () => clearTimeout(timer);
  }, [isPartial, sought, listing.filter, address, load]);
  const found = isPartial && sought !== listing.filter ? (answer ?? listing) : listing;
  const rows = useMemo(() => readRows(found.rows), [found.rows]);
  const rowsThatFit = useMemo(() => rowFilter(rows), [rows]);
  const shown = useMemo(
    () => (isPartial ? rows : rowsThatFit(sought)),
    [isPartial, rows, rowsThatFit, sought],
  );
  return {
    rows: shown,
    fitting: isPartial ? found.total : shown.length,
    isAsking: isPartial && found.filter !== sought,
  };
}
