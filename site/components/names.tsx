/** A list of names, each a link to its page. */
import { Fragment } from "react";
import { useTexts } from "../texts/use-texts.ts";
import { languageOfName } from "./language-of.ts";
import { PageLink } from "./page-link.tsx";

export interface LinkedName {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

export function Names({ names }: { readonly names: readonly LinkedName[] }) {
  return names.map(({ id, name, address }, place) => (
    <Fragment key={id}>
      {place > 0 && ", "}
      <PageLink className="underlined" href={address} lang={languageOfName(name)}>
        {name}
      </PageLink>
    </Fragment>
  ));
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
