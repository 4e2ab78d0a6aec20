/**
 * The page on which a visitor reports a mistake in a song: a plain form, without islands of its own. Nothing about
 * the visitor is kept.
 */
import { createContext, data, redirect } from "react-router";
import {
  addressOfReport,
  addressOfSong,
  findSongToReport,
  longestReport,
  readSlugId,
  reportSong,
  type Sql,
  type TypedReport,
} from "#catalogue";
import { type RefusedReport, readOutcome } from "../components/report/report-answer.ts";
import { ReportForm } from "../components/report/report-form.tsx";
import { ReportThanks } from "../components/report/report-thanks.tsx";
import { findReportedLine, withLine } from "../components/report/reported-line.ts";
import { ReportedSong } from "../components/report/reported-song.tsx";
import { liveContext, textsContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import styleSheet from "../styles/report-page.css?url";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/report-song.ts";
import { missingSong } from "./missing-song.server.ts";
import { readReport } from "./read-report.server.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";

/** It holds typed text, and is not reloaded when the catalogue changes. */
export const handle = { isForm: true };

/**
 * Of a refused form. With `no-store` a browser that goes back to it, from the page that follows, shows an error page
 * instead: it has not kept the answer, and may not send the form a second time.
 */
const keptForGoingBack = "private, no-cache";

/** Set once a form was refused: a redirect would lose its text. Has the name of the line that the form names. */
const refusedContext = createContext<{ readonly line: string } | null>(null);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const { read, site } = live;
  const slug = readSlugId(params.slug);
  const query = slug && read((sql) => findSongToReport(sql, slug.id));
  const song = query && (await queryCatalogue(query, "Error fetching the song of a report:"));
  if (!song) throw await missingSong(live, slug?.id);
  const refused = context.get(refusedContext);
  if (!refused) redirectToCanonicalSlug({ request, url, context }, addressOfReport(song));
  const { title, singerName } = song;
  const line = findReportedLine(refused ? refused.line : url.searchParams.get("line"), song);
  const outcome = readOutcome(url.searchParams.get("sent"));
  const { report } = context.get(textsContext);
  return {
    head: [
      { title: report.title(outcome ? report.thanks : report.heading, title, site.name) },
      { name: "robots", content: "noindex, follow" },
    ],
    song: { title, singerName, address: addressOfSong(song), line },
    address: addressOfReport(song),
    longest: longestReport,
    outcome,
  };
}

/** @throws a redirect to the page that says what became of the report */
export async function action({ request, params, context }: Route.ActionArgs) {
  // Other methods would not be counted by the limit on reports.
  if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "GET, POST" } });
  const live = context.get(liveContext);
  const slug = readSlugId(params.slug);
  if (!slug) throw await missingSong(live, undefined);
  const read = await readReport(request);
  if ("errors" in read) return refuse(read, 413);
  const { typed, line } = read;
  const outcome = await store(live.sql, slug.id, typed, line).catch((error) => {
    logFailure("Error storing a report:", error);
    return "failed" as const;
  });
  if (outcome === "gone") throw await missingSong(live, slug.id);
  if (outcome === "failed") return refuse({ typed, errors: {}, hasFailed: true }, 503, line);
  if (typeof outcome === "object") return refuse({ typed, ...outcome }, 400, line);
  throw redirect(`/lyrics/${encodeURIComponent(params.slug)}/report?sent=${outcome}`, 303);

  function refuse(refused: RefusedReport, status: number, line = "") {
    context.set(refusedContext, { line });
    return data(refused, { status, headers: { "Cache-Control": keptForGoingBack } });
  }
}

/** The line stands before the text; one that the song does not have is left out. */
async function store(sql: Sql, id: number, typed: TypedReport, line: string) {
  const song = line ? await findSongToReport(sql, id) : null;
  return reportSong(sql, id, { ...typed, text: withLine(typed.text, song && findReportedLine(line, song)) });
}

export function headers({ errorHeaders, actionHeaders }: Route.HeadersArgs): Headers {
  const headers = new Headers(errorHeaders);
  headers.set("Cache-Control", actionHeaders.get("Cache-Control") ?? "no-store");
  return headers;
}

export { meta } from "./page-head.ts";

export default function ReportSongPage({ loaderData, actionData }: Route.ComponentProps) {
  const { heading } = useTexts().report;
  const { song, address, longest, outcome } = loaderData;
  return (
    <article className="wrap report-page">
      {/* Not in the head, which a link followed by our script leaves as it is. */}
      <link rel="stylesheet" href={styleSheet} />
      {outcome === null || actionData ? (
        <>
          <h1>{heading}</h1>
          <ReportedSong {...song} />
          <ReportForm address={address} longest={longest} line={song.line} refused={actionData ?? null} />
        </>
      ) : (
        <ReportThanks song={song} outcome={outcome} />
      )}
    </article>
  );
}
