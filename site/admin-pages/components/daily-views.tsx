/** A line chart of the views of each day, with the same numbers as a table. */
import type { DayOfViews } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { Table } from "./table.tsx";

const width = 720;
const height = 180;

/** The days are those of the site's time zone already, so they are formatted in UTC. */
const dayFormat = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

interface Views {
  readonly days: readonly DayOfViews[];
  /** Views of the songs that are there, at any time. */
  readonly present: number;
  /** Views that other songs had, at any time. */
  readonly gone: number;
}

export function DailyViews({ days, present, gone }: Views) {
  const most = Math.max(...days.map(({ views }) => views), 0);
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const best = days.find(({ views }) => views === most);
  const points = days.map(({ views }, place) => [
    Math.round((place / Math.max(1, days.length - 1)) * width),
    Math.round(height - (views / Math.max(1, most)) * height),
  ]);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="daily-views">
      <svg
        viewBox={`0 -8 ${width} ${height + 16}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className="ground" d={`M0 ${height}H${width}`} />
        <path className="area" d={`M0 ${height}L${points.join("L")}L${width} ${height}z`} />
        <path className="line" d={`M${points.join("L")}`} />
      </svg>
      <p className="days" aria-hidden="true">
        <span>{first && dayOf(first)}</span>
        <span>{last && dayOf(last)}</span>
      </p>
      <figcaption>
        {total === 0 && "No views in these days."}
        {total > 0 &&
          best &&
          `${formatCount(total, "view")}, most of them on ${dayOf(best)} (${formatNumber(most)}).${goneIn(total, present, gone)}`}
      </figcaption>
      <details>
        <summary>As a table</summary>
        <Table
          columns={[
            { head: "Day", cell: dayOf },
            { head: "Views", cell: ({ views }) => formatNumber(views) },
          ]}
          rows={days}
          keyOf={({ day }) => day}
        />
      </details>
    </figure>
  );
}

/** Whose views they are is not stored for each day, so their number may lie between two. */
function goneIn(total: number, present: number, gone: number): string {
  const least = Math.max(0, total - present);
  const most = Math.max(least, Math.min(total, gone));
  if (most === 0) return "";
  const number = `${least < most ? "up to " : ""}${formatNumber(most)}`;
  return ` Songs that are no longer there had ${number} of them, which Total Views does not count.`;
}

function dayOf({ day }: Pick<DayOfViews, "day">): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
