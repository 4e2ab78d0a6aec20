/** Links to other queries that may have been meant by one that found nothing. */
import { Fragment } from "react";
import { languageOfName } from "../language-of.ts";

interface OtherQuery {
  readonly q: string;
  readonly address: string;
}

export function DidYouMean({ queries }: { readonly queries: readonly OtherQuery[] }) {
  if (queries.length === 0) return null;
  return (
    <p className="did-you-mean">
      Did you mean{" "}
      {queries.map(({ q, address }, place) => (
        <Fragment key={address}>
          {place > 0 && (place === queries.length - 1 ? " or " : ", ")}
          <a className="underlined" href={address} lang={languageOfName(q)}>
            {q}
          </a>
        </Fragment>
      ))}
      ?
    </p>
  );
}
