/** What became of a report. */

import { languageOfTitle } from "../language-of.ts";
import type { ReportOutcome } from "./report-answer.ts";
import type { ReportedSongProps } from "./reported-song.tsx";

const texts: Readonly<Record<ReportOutcome, string>> = {
  stored: "Your report was sent. The administrator of this site will read it.",
  full: "Many reports are waiting to be read already, so yours was not stored.",
};

interface ReportThanksProps {
  readonly song: ReportedSongProps;
  readonly outcome: ReportOutcome;
}

export function ReportThanks({ song: { title, address }, outcome }: ReportThanksProps) {
  return (
    <>
      <h1>Thank You</h1>
      <p>{texts[outcome]}</p>
      <a className="underlined" href={address}>
        Back to <span lang={languageOfTitle(title)}>{title}</span>
      </a>
    </>
  );
}
