/** Names in a row, each leading to its page. */
import { Fragment } from "react";
import { languageOfName } from "./language-of.ts";
import { Link } from "./link.tsx";

export interface LinkedName {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

export function Names({ names }: { readonly names: readonly LinkedName[] }) {
  return names.map(({ id, name, address }, place) => (
    <Fragment key={id}>
      {place > 0 && ", "}
      <Link className="underlined" to={address} lang={languageOfName(name)} prefetch="intent">
        {name}
      </Link>
    </Fragment>
  ));
}
