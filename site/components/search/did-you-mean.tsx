/** "Did you mean": links to other queries that may have been meant by one that found nothing. */
import { Fragment } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";

interface OtherQuery {
  readonly q: string;
  readonly address: string;
}

export function DidYouMean({ queries }: { readonly queries: readonly OtherQuery[] }) {
  const { before, comma, or, after } = useTexts().search.didYouMean;
  if (queries.length === 0) return null;
  return (
    <p className="did-you-mean">
      {before}
      {queries.map(({ q, address }, place) => (
        <Fragment key={address}>
          {place > 0 && (place === queries.length - 1 ? or : comma)}
          <PageLink className="underlined" href={address} lang={languageOfName(q)}>
            {q}
          </PageLink>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
