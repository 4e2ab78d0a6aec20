/** Which song a report is about, with the way back to it. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName, languageOfTitle } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import type { ReportedLine } from "./reported-line.ts";

export interface ReportedSongProps {
  readonly title: string;
  /** Empty if there is none. */
  readonly singerName: string;
  readonly address: string;
  /** Null if the report is about the whole song. */
  readonly line: ReportedLine | null;
}

export function ReportedSong({ title, singerName, address, line }: ReportedSongProps) {
  const { report } = useTexts();
  return (
    <>
      <p className="reported-song">
        <PageLink className="underlined" href={address} lang={languageOfTitle(title)}>
          {title}
        </PageLink>
        {singerName && <span lang={languageOfName(singerName)}>{singerName}</span>}
      </p>
      {line && (
        <p className="reported-line">
          {report.line}{" "}
          <PageLink className="underlined" href={`${address}#${line.name}`} lang={languageOfTitle(line.text)}>
            {line.text}
          </PageLink>
        </p>
      )}
    </>
  );
}
