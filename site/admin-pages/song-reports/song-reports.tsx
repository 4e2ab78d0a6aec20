/** Above the form of a song or a draft: the mistakes that visitors have reported, with a button for what is done. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formatCount } from "../../components/format-count.ts";
import { languageOfName, languageOfTitle } from "../../components/language-of.ts";
import { splitReport } from "../../components/report/reported-line.ts";
import { report as texts } from "../../texts/en/report.ts";
import { hasSucceeded, useActionFetcher } from "../components/action-result.ts";
import { RemoveReportsButton } from "./remove-reports-button.tsx";
import type { ShownReport } from "./shown-reports.server.ts";

interface SongReportsProps {
  readonly songId: number;
  /** As the page was opened with them: it is not loaded again, since its form holds typed text. */
  readonly reports: readonly ShownReport[];
}

export function SongReports({ songId, reports }: SongReportsProps) {
  const [open, setOpen] = useState(reports);
  const heading = useRef<HTMLHeadingElement>(null);
  if (reports.length === 0) return null;
  const remove = (done: readonly ShownReport[]) => {
    // The pressed button goes with its report.
    heading.current?.focus();
    setOpen((all) => all.filter((report) => !done.includes(report)));
  };
  return (
    <section className="song-reports">
      <h2 ref={heading} tabIndex={-1}>
        {open.length === 0 ? "All reports are done" : formatCount(open.length, "Reported Mistake")}
      </h2>
      <ul>
        {open.map((report) => (
          <li key={report.id}>
            <p className="small-print">
              {texts.kinds[report.kind]} · {report.when}
            </p>
            <ReportText songId={songId} stored={report.text} />
            <Done songId={songId} report={report} onDone={() => remove([report])} />
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <RemoveReportsButton
          of="song"
          id={songId}
          count={open.length}
          focusAfter={heading}
          onDone={() => remove(open)}
        />
      )}
    </section>
  );
}

/** A line leads to the page of the song. */
function ReportText({ songId, stored }: { readonly songId: number; readonly stored: string }) {
  const { line, text } = splitReport(stored);
  return (
    <p className="report-text" dir="auto" lang={languageOfName(text)}>
      {line && (
        <>
          <a
            className="underlined"
            href={`/lyrics/song-${songId}#${line.name}`}
            lang={languageOfTitle(line.text)}
          >
            {line.text}
          </a>
          {"\n"}
        </>
      )}
      {text}
    </p>
  );
}

interface DoneProps {
  readonly songId: number;
  readonly report: ShownReport;
  readonly onDone: () => void;
}

function Done({ songId, report: { id, kind, when }, onDone }: DoneProps) {
  const fetcher = useActionFetcher();
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (hasSucceeded(fetcher.data)) finish();
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" action={`/admin/lyrics/reports/${songId}`}>
      <input type="hidden" name="report" value={id} />
      <button
        type="submit"
        className="button outlined"
        aria-label={`Done: ${texts.kinds[kind]}, ${when}`}
        aria-disabled={fetcher.state !== "idle"}
      >
        Done
      </button>
    </fetcher.Form>
  );
}
