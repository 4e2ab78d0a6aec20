/** The list of songs, people or albums that may be the same, in pairs: to be merged, or marked as not the same. */
import { useEffect, useRef } from "react";
import { findLikelyTwins, markDifferent, readPage, type TwinKind } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/twins.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { hasSucceeded, unexpectedError, useActionFetcher } from "./components/action-result.ts";
import { BackLink } from "./components/list.tsx";
import { mergeAndReport } from "./entry-actions.server.ts";
import { kindAt, labelsOf } from "./kind-labels.ts";
import { readNotLookedThrough } from "./not-looked-through.server.ts";
import { readForm, textOf } from "./read-form.server.ts";
import { failure, respondToForm, success } from "./respond-to-form.server.ts";
import { Pair } from "./twins/pair.tsx";
import { addressOfTwins, twinsTitle } from "./twins/twin-texts.ts";

export const handle: AdminHandle = {
  title: ({ kind }: { readonly kind: TwinKind }) => twinsTitle(kind),
};

export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const kind = kindAt(pattern) as TwinKind;
  const page = readPage(url.searchParams.get("page"));
  const { sql } = context.get(liveContext);
  const [twins, { twinsOf }] = await queryCatalogue(
    Promise.all([findLikelyTwins(sql, kind, { page }), readNotLookedThrough(sql)]),
    "Error fetching likely twins:",
  );
  return { kind, later: twinsOf(kind), ...twins };
}

export async function action(args: Route.ActionArgs) {
  const { sql } = args.context.get(liveContext);
  const kind = kindAt(args.pattern) as TwinKind;
  const form = await readForm(args.request);
  const [from, into] = [Number(form.get("from")), Number(form.get("into"))];
  if (form.get("intent") === "merge" && kind !== "songs") {
    const merged = await mergeAndReport(sql, kind, { id: from, name: textOf(form, "name") }, into, "");
    const { notice } = merged.data;
    // The next pair is on this page.
    return respondToForm(args, { ...merged, data: { notice } });
  }
  try {
    const marked = await markDifferent(sql, kind, from, into);
    if (!marked)
      return respondToForm(args, failure("Error Marking", "This pair is not listed any more.", 409));
    return respondToForm(args, success("Marked", "These two are not listed again."));
  } catch (error) {
    logFailure("Error marking two as not the same:", error);
    return respondToForm(args, failure("Error Marking", unexpectedError, 503));
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error" });
}

export default function Twins({ loaderData }: Route.ComponentProps) {
  const { kind, later, count, page, pages, pairs } = loaderData;
  const { listTitle, address } = labelsOf(kind);
  const summary = useRef<HTMLParagraphElement>(null);
  const marking = useActionFetcher();
  useEffect(() => {
    // The pressed button is gone with its pair.
    if (hasSucceeded(marking.data)) summary.current?.focus();
  }, [marking.data]);
  return (
    <>
      <BackLink text={`Back to ${listTitle}`} to={address} />
      <p className="search-summary" ref={summary} tabIndex={-1} role="status">
        {count > 0 && `${formatCount(count, "pair")} may be the same. `}
        {later !== "" ? `${later}.` : count === 0 && "No two look alike."}
      </p>
      <ul className="twin-pairs">
        {pairs.map((pair) => (
          <Pair
            key={`${pair.first.id}-${pair.second.id}`}
            kind={kind}
            pair={pair}
            focusAfter={summary}
            marking={marking}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} addressOf={(number) => `${addressOfTwins(kind)}?page=${number}`} />
    </>
  );
}
