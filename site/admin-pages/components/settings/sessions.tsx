/** The administrator's sessions, with a button that ends one of the others, and one that ends them all. */

import { useRef } from "react";
import type { Route } from "../../settings/+types/security.ts";
import { useActionFetcher } from "../action-result.ts";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { browserName } from "./browser-name.ts";

type SessionsProps = Pick<Route.ComponentProps["loaderData"], "sessions">;

export function Sessions({ sessions }: SessionsProps) {
  const fetcher = useActionFetcher();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const onEnd = useFocusAfterRemoval(others, list, heading);
  const isAlone = others.length === 0;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Sessions
      </h2>
      <ul className="rows sessions" ref={list}>
        {sessions.map(({ id, isCurrent, lastUsed, userAgent, address }) => (
          <li key={id}>
            <b>{browserName(userAgent)}</b>
            <span>{address}</span>
            <span>{isCurrent ? "This session" : `Last used ${lastUsed}`}</span>
            {!isCurrent && (
              <fetcher.Form
                method="post"
                onSubmit={() => onEnd(others.findIndex((other) => other.id === id))}
              >
                <input type="hidden" name="session" value={id} />
                <button type="submit" className="underlined">
                  End
                  <span className="unseen">
                    {" "}
                    {browserName(userAgent)}, last used {lastUsed}
                  </span>
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" onSubmit={(event) => isAlone && event.preventDefault()}>
        <button type="submit" className="button outlined" aria-disabled={isAlone}>
          End the Others
        </button>
      </fetcher.Form>
    </section>
  );
}
