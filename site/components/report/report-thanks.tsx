/** What became of a report. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfTitle } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import type { ReportOutcome } from "./report-answer.ts";
import type { ReportedSongProps } from "./reported-song.tsx";

interface ReportThanksProps {
  readonly song: ReportedSongProps;
  readonly outcome: ReportOutcome;
}

export function ReportThanks({ song: { title, address }, outcome }: ReportThanksProps) {
  const { thanks, outcomes, back } = useTexts().report;
  return (
    <>
      <h1>{thanks}</h1>
      <p>{outcomes[outcome]}</p>
      <PageLink className="underlined" href={address}>
        {back} <span lang={languageOfTitle(title)}>{title}</span>
      </PageLink>
    </>
  );
}
