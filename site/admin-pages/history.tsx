/** What is kept of the changes of a song, a person, an album or a code, the latest first. */
import { Link, useLocation } from "react-router";
import { findHistory } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/history.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { List } from "./components/list.tsx";
import { formatMoment } from "./format-moment.server.ts";
import { describeChange, describeWay } from "./history/describe-change.ts";
import { notFound } from "./history/not-found.server.ts";
import { formAddress, historyAddress, revisedAt, titleOf } from "./history/revised-thing.ts";

export const handle: AdminHandle = {
  title: ({ title, name }: Route.ComponentProps["loaderData"]) => `History of ${title}: ${name}`,
};

/** @throws a redirect where nothing is known of it, 404 for a code that does not exist */
export async function loader(args: Route.LoaderArgs) {
  const { sql, site } = args.context.get(liveContext);
  const revised = revisedAt(args.pattern, args.params);
  const history = revised && (await queryCatalogue(findHistory(sql, revised), "Error fetching a history:"));
  if (!history) throw notFound(args, revised);
  const { name, exists, isDraft, revisions, hasEarlier } = history;
  const rows = revisions.map(({ id, changedAt, way, action, fields }) => ({
    id,
    when: formatMoment(changedAt, site.timeZone),
    way: describeWay(way),
    what: describeChange({ way, action }, fields),
  }));
  return {
    title: titleOf(revised),
    name: revised.kind === "settings" ? titleOf(revised) : name,
    exists,
    isDraft,
    rows,
    hasEarlier,
    address: historyAddress(revised),
    form: formAddress(revised, isDraft),
  };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { title, exists, isDraft, rows, hasEarlier, address, form } = loaderData;
  const { search } = useLocation();
  const earlier = {
    id: 0,
    when: "Before",
    way: "",
    what: `The ${title.toLowerCase()} as it was before the first change that is kept`,
  };
  return (
    <List
      back={
        exists
          ? { text: "Back to the form", to: form + search }
          : { text: "Go to the trash", to: "/admin/trash" }
      }
      address={address}
      className="history"
      columns={[
        {
          head: "Saved",
          className: "when",
          cell: ({ id, when }, place) => (
            <>
              <Link to={`${address}/${id}${search}`}>{when}</Link>
              {place === 0 && exists && <span className="present">Present version</span>}
            </>
          ),
        },
        { head: "By", cell: ({ way }) => way },
        { head: "What changed", cell: ({ what }) => what },
      ]}
      rows={hasEarlier ? [...rows, earlier] : rows}
      keyOf={({ id }) => String(id)}
      empty={
        <>
          <p>Nothing has changed yet.</p>
          <p>From the next save on, what was before it is kept here.</p>
        </>
      }
    >
      {isDraft && <p className="section-text">It is a draft, which no visitor can see.</p>}
      {!exists && (
        <p className="section-text">It is deleted. What is restored from the trash has its history again.</p>
      )}
    </List>
  );
}
