/** The form of a stored song or draft, below what visitors have reported of it. */
import type { ComponentProps } from "react";
import { useOpened } from "../forms/use-opened.ts";
import { SongReports } from "../song-reports/song-reports.tsx";
import { LyricForm } from "./lyric-form.tsx";
import type { LyricResult } from "./lyric-result.ts";

type Opened = ComponentProps<typeof LyricForm> & {
  readonly song: { readonly id: number; readonly version: string };
};

interface OpenedSongProps {
  /** Nothing is opened where it could not be loaded. */
  readonly loaderData: {
    readonly opened: Opened | null;
    readonly reports: ComponentProps<typeof SongReports>["reports"];
  };
  readonly actionData: LyricResult | undefined;
}

export function OpenedSong({ loaderData, actionData }: OpenedSongProps) {
  const { opened, reports } = useOpened(loaderData);
  if (!opened) return null;
  return (
    <>
      <SongReports songId={opened.song.id} reports={reports} />
      <LyricForm {...opened} actionData={actionData} />
    </>
  );
}
