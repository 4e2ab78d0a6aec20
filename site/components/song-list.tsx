/** A page of the songs of a person or the tracks of an album. */
import type { ReactNode } from "react";
import { useTexts } from "../texts/use-texts.ts";
import { addressOfPage } from "./page-address.ts";
import { Pager } from "./pager.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { type SongCardData, SongCards } from "./song-card.tsx";

interface SongListProps {
  /** The songs of this page. */
  readonly songs: readonly SongCardData[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly heading: string;
  readonly emptyText: string;
  /** Of the first page, in the current order. */
  readonly listAddress: string;
  /** Shown between heading and songs. */
  readonly children?: ReactNode;
}

/** About as many as a desktop shows below the head without scrolling. */
const visibleCount = 3;

export function SongList(props: SongListProps) {
  const { heading, emptyText, listAddress, songs, page, pages, children } = props;
  const { ornament } = useTexts().groups;
  return (
    <div className="wrap song-list">
      <section className="section">
        <SectionHeading heading={heading} ornament={ornament} />
        {children}
        {songs.length === 0 ? (
          <p className="nothing-yet">{emptyText}</p>
        ) : (
          <SongCards songs={songs} visibleCount={visibleCount} />
        )}
        <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(listAddress, other)} />
      </section>
    </div>
  );
}
