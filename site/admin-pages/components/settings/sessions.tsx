/** The administrator's sessions, and a button that ends the others. */
import type { Route } from "../../+types/settings.ts";
import { useActionFetcher } from "../action-result.ts";
import { browserName } from "./browser-name.ts";

type SessionsProps = Pick<Route.ComponentProps["loaderData"], "sessions">;

export function Sessions({ sessions }: SessionsProps) {
  const fetcher = useActionFetcher();
  const isAlone = sessions.length < 2;
  return (
    <section>
      <h2>Sessions</h2>
      <ul className="rows sessions">
        {sessions.map(({ id, isCurrent, lastUsed, userAgent, address }) => (
          <li key={id}>
            <b>{browserName(userAgent)}</b>
            <span>{address}</span>
            <span>{isCurrent ? "This session" : `Last used ${lastUsed}`}</span>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" onSubmit={(event) => isAlone && event.preventDefault()}>
        <input type="hidden" name="intent" value="end-others" />
        <button type="submit" className="button outlined" aria-disabled={isAlone}>
          End the Others
        </button>
      </fetcher.Form>
    </section>
  );
}
