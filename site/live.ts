/** What the server hands to every loader of the site: the live objects of this process, by React Router's typed context. */
import { createContext } from "react-router";
import type { SearchToNote, SiteCodes, Sql } from "#catalogue";
import type { RunInQueue } from "#identity";
import type { SocialPages } from "./components/social-networks.ts";

/** What the operator's settings say about the site, as pages need it. */
export interface SiteFacts {
  /** Product name, `Antara` unless `SITE_NAME` says otherwise. */
  readonly name: string;
  /** Origin for canonical links and structured data, without a trailing slash. */
  readonly origin: string;
  readonly social: SocialPages;
  /** Contact and takedown address, if the operator gave one. */
  readonly contactEmail: string | null;
  /** IANA time zone in which days and the current year are reckoned. */
  readonly timeZone: string;
  /** Whether the codes of advertisers and of analytics wait until the visitor agrees. */
  readonly asksConsent: boolean;
}

export interface Backups {
  /** How many daily ones are kept; 0 when none are made. */
  readonly keep: number;
  /** The newest first, and why the last daily one was not made. */
  list(): Promise<{
    readonly files: readonly {
      readonly name: string;
      readonly isByHand: boolean;
      readonly madeAt: Date;
      readonly bytes: number;
    }[];
    readonly failure: { readonly at: Date; readonly words: string } | null;
  }>;
  /** @returns its name, or why it was not made, in words for the administrator */
  makeNow(): Promise<{ readonly name: string } | { readonly refused: string }>;
  /** @returns nothing when there is no backup of this name */
  read(name: string): Promise<{ readonly bytes: number; readonly content: ReadableStream } | null>;
}

export interface Live {
  readonly sql: Sql;
  /** Asks what is quick as a rule, as a page's one question is, so that it costs less (see `QuickLane`). */
  read<Answer>(ask: (sql: Sql) => Promise<Answer>): Promise<Answer>;
  readonly site: SiteFacts;
  /** The codes of advertisers and analytics as they are now; asks nobody. */
  siteCodes(): SiteCodes;
  /**
   * Counts one view of a song.
   * @returns the new count, once it is committed, or null when there is no such song
   */
  countView(songId: number): Promise<number | null>;
  /** Takes note of a search, for the list of what was not found; returns at once and never throws. */
  noteSearch(search: SearchToNote): void;
  /** To be called when something was saved, before the answer: no kept page from before is shown after it. */
  outdatePages(): void;
  /** The line in which passwords wait to be checked. */
  readonly hashQueue: RunInQueue;
  /** How open pages follow what changes in the catalogue. */
  readonly catalogue: {
    /** Key of visitors to the data service. */
    readonly publicKey: string;
    /** Grows with each change that this process has heard of; asks nobody. */
    version(): number;
  };
  /** Files with all data, in a folder of the server. */
  readonly backups: Backups;
  /** The present moment; a test may stop it. */
  now(): Date;
}

/** Who sent a request, as far as the network tells. */
export interface Visitor {
  /** The address of the visitor's machine, behind the proxies that the operator trusts. */
  readonly address: string;
  /** The name of the request in the log. */
  readonly requestId: string;
}

/** Set by `door.ts` for each request. */
export const visitorContext = createContext<Visitor>();

/** Set by `door.ts` for each request: whether it is for the administration. */
export const administrationContext = createContext(false);

/** Set by an action that only answers a question, so that the pages kept from before stay. */
export const changedNothingContext = createContext(false);

/** Loaders read it by `context.get(liveContext)`; `door.ts` is the only place that sets it. */
export const liveContext = createContext<Live>();
