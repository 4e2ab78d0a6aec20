/** Switches IndexNow on and off, and shows what came of the last attempt. */
import { formatNumber } from "../../../components/format-count.ts";
import type { Route } from "../../settings/+types/found.ts";
import { useActionFetcher } from "../action-result.ts";

type IndexNowProps = Route.ComponentProps["loaderData"]["indexNow"];

export function IndexNow({ tellsEngines, indexNowKey, when, told, waiting }: IndexNowProps) {
  const fetcher = useActionFetcher();
  return (
    <section>
      <h2>IndexNow</h2>
      <p className="section-text">
        {tellsEngines
          ? "Search engines are told which songs, people and albums were added, changed or deleted, by their addresses alone."
          : "Search engines such as Bing, Naver, Seznam and Yandex can be told which songs, people and albums were added, changed or deleted. Nothing is sent to anybody while this is off."}
      </p>
      {tellsEngines && (
        <p className="section-text">
          {told ? `${when}: ${told}` : "Nothing was sent yet."} Changes that wait: {formatNumber(waiting)}.
          The key is at{" "}
          <a className="underlined path" href={`/${indexNowKey}.txt`}>{`/${indexNowKey}.txt`}</a>.
        </p>
      )}
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value={tellsEngines ? "stop" : "start"} />
        <button type="submit" className="button outlined">
          {tellsEngines ? "Switch IndexNow Off" : "Switch IndexNow On"}
        </button>
      </fetcher.Form>
    </section>
  );
}
