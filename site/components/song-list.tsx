/** The songs of a person or the tracks of an album, a page at a time; or that there are none yet. */
import type { ReactNode } from "react";
import { addressOfPage } from "./page-address.ts";
import { Pager } from "./pager.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { type SongCardFacts, SongCards } from "./song-card.tsx";

export interface SongListFacts {
  /** The songs of this page. */
  readonly songs: readonly SongCardFacts[];
  /** Of all pages. */
  readonly songCount: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

interface SongListProps extends SongListFacts {
  readonly heading: string;
  readonly emptyText: string;
  /** Of the first page, in its order. */
  readonly listAddress: string;
  /** What stands between heading and songs. */
  readonly children?: ReactNode;
}

/** About as many as the first screen of a desktop shows below the head. */
const seenAtOnce = 3;

export function SongList(list: SongListProps) {
  const { heading, emptyText, listAddress, songs, page, pages, children } = list;
  return (
    <div className="wrap song-list">
      <section className="section">
        <SectionHeading words={heading} ornament="गीत" />
        {children}
        {songs.length === 0 ? (
          <p className="nothing-yet">{emptyText}</p>
        ) : (
          <SongCards songs={songs} first={seenAtOnce} />
        )}
        <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(listAddress, other)} />
      </section>
    </div>
  );
}
