/** Which song a report is about, with the way back to it. */
import { languageOfName, languageOfTitle } from "../language-of.ts";

export interface ReportedSongProps {
  readonly title: string;
  /** Empty if there is none. */
  readonly singerName: string;
  readonly address: string;
}

export function ReportedSong({ title, singerName, address }: ReportedSongProps) {
  return (
    <p className="reported-song">
      <a className="underlined" href={address} lang={languageOfTitle(title)}>
        {title}
      </a>
      {singerName && <span lang={languageOfName(singerName)}>{singerName}</span>}
    </p>
  );
}
