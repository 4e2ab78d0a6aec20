/** The live objects of the process, which the server passes to every loader by React Router's context. */
import { createContext } from "react-router";
import type { BulkRunner, ForRobots, GlossaryReader, SearchToNote, SiteCodes, Sql } from "#catalogue";
import type { RunInQueue } from "#identity";
import type { SocialPages } from "./components/social-networks.ts";
import type { Texts } from "./texts/en/index.ts";

/** The operator's settings that pages need. */
export interface SiteInfo {
  /** Product name, `Antara` unless `SITE_NAME` says otherwise. */
  readonly name: string;
  /** Origin for canonical links and structured data, without a trailing slash. */
  readonly origin: string;
  readonly social: SocialPages;
  /** Contact and takedown address, if the operator gave one. */
  readonly contactEmail: string | null;
  /** IANA time zone of days and of the current year. */
  readonly timeZone: string;
  /** Whether the codes of advertisers and of analytics need consent. */
  readonly asksConsent: boolean;
}

interface Backups {
  /** The number of daily backups that are kept; 0 if none are made. */
  readonly keep: number;
  /** The newest first, and the error of the last daily backup. */
  list(): Promise<{
    readonly files: readonly {
      readonly name: string;
      readonly isByHand: boolean;
      readonly madeAt: Date;
      readonly bytes: number;
    }[];
    readonly failure: { readonly at: Date; readonly words: string } | null;
  }>;
  /** @returns its name, or the reason why it was refused, as a message for the administrator */
  makeNow(): Promise<{ readonly name: string } | { readonly refused: string }>;
  /** @returns null if there is no backup of this name */
  read(name: string): Promise<{ readonly bytes: number; readonly content: ReadableStream } | null>;
  /** @returns a zip with a file for each table of the site */
  readEverything(): ReadableStream<Uint8Array>;
}

export interface Live {
  readonly sql: Sql;
  /** Runs quick queries, such as the one of a page, over a shared connection (see `QuickLane`). */
  read<Result>(query: (sql: Sql) => Promise<Result>): Promise<Result>;
  readonly site: SiteInfo;
  /** The current codes of advertisers and analytics, without a query. */
  siteCodes(): SiteCodes;
  /** What robots read beside the pages, without a query. */
  forRobots(): ForRobots;
  /**
   * Counts one view of a song.
   * @returns the new count after the commit; null if there is no such song
   */
  countView(songId: number): Promise<number | null>;
  /** Notes a search for the list of missed searches; returns at once and never throws. */
  noteSearch(search: SearchToNote): void;
  /**
   * Counts an address that led nowhere, for the list of such addresses; returns at once and never throws.
   * @param visitor the visitor's address, only to tell networks apart
   */
  noteMissedAddress(address: string, visitor: string): void;
  /** The glossary in memory, as the background keeps it to find the words of songs. */
  readonly glossary: GlossaryReader;
  /** Carries out actions on many songs, which last longer than a request. */
  readonly bulkActions: Pick<BulkRunner, "start" | "undo">;
  /** To be called after a save, before the response: pages that were cached before are no longer sent. */
  outdatePages(): void;
  /** The queue in which passwords are checked. */
  readonly hashQueue: RunInQueue;
  /** How open pages follow changes of the catalogue. */
  readonly catalogue: {
    /** The visitors' key of the data service. */
    readonly publicKey: string;
    /** Grows with each change that this process knows of, without a query. */
    version(): number;
  };
  readonly backups: Backups;
  /** The current time; a test may fix it. */
  now(): Date;
}

/** The sender of a request. */
export interface Visitor {
  /** The visitor's network address, in front of the proxies that the operator trusts. */
  readonly address: string;
  /** Id of the request in the log. */
  readonly requestId: string;
}

/** Set by `door.ts` for each request. */
export const visitorContext = createContext<Visitor>();

/**
 * Set by `door.ts` for each request: the texts in the language of its address. Components read them by `useTexts`.
 */
export const textsContext = createContext<Texts>();

/** Set by `door.ts` for each request: whether it is for the administration. */
export const administrationContext = createContext(false);

/** Set by an action that changes no data, so that cached pages stay valid. */
export const changedNothingContext = createContext(false);

/** Loaders read it by `context.get(liveContext)`; `door.ts` is the only place that sets it. */
export const liveContext = createContext<Live>();
