/** A line chart of the views of each day, with the same numbers as a table. */
import type { DayOfViews } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { TableHead } from "./table-head.tsx";

const width = 720;
const height = 180;

/** The days are those of the site's time zone already, so they are formatted in UTC. */
const dayFormat = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

export function DailyViews({ days }: { readonly days: readonly DayOfViews[] }) {
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
          `${formatCount(total, "view")}, most of them on ${dayOf(best)} (${formatNumber(most)}).`}
      </figcaption>
      <details>
        <summary>As a table</summary>
        <table className="admin-table">
          <TableHead columns={["Day", "Views"]} />
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day}>
                <td>{dayOf({ day })}</td>
                <td>{formatNumber(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function dayOf({ day }: Pick<DayOfViews, "day">): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
