/** A list of names, each a link to its page. */
import { Fragment } from "react";
import { useTexts } from "../texts/use-texts.ts";
import { languageOfName } from "./language-of.ts";
import { type Named, namesIn } from "./names-in.ts";
import { PageLink } from "./page-link.tsx";

export interface LinkedName extends Named {
  readonly id: number;
  readonly address: string;
}

export function Names({ names }: { readonly names: readonly LinkedName[] }) {
  const texts = useTexts();
  return names.map((one, place) => {
    const { first, isDrafted } = namesIn(texts, one);
    return (
      <Fragment key={one.id}>
        {place > 0 && ", "}
        <PageLink
          className={isDrafted ? "underlined drafted" : "underlined"}
          href={one.address}
          lang={languageOfName(first)}
        >
          {first}
        </PageLink>
      </Fragment>
    );
  });
}

interface LabelledNamesProps {
  /** Their role, such as 'Music'. */
  readonly label: string;
  readonly names: readonly LinkedName[];
  /** There are more of them, who are not named. */
  readonly hasOthers?: boolean;
}

export function LabelledNames({ label, names, hasOthers }: LabelledNamesProps) {
  const { andOthers } = useTexts().names;
  if (names.length === 0) return null;
  return (
    <span>
      {label} <Names names={names} />
      {hasOthers && ` ${andOthers}`}
    </span>
  );
}
