/** A link to another page of the site, in the language of the page on which it stands. */
import type { ComponentProps } from "react";
import { addressIn } from "../texts/address-in.ts";
import { useIslandTexts } from "../texts/use-texts.ts";

type PageLinkProps = ComponentProps<"a"> & {
  /** The address of the page in English, as the catalogue and the table of addresses have it. */
  readonly href: string | undefined;
};

export function PageLink(props: PageLinkProps) {
  const { path } = useIslandTexts();
  return <a {...props} href={props.href && addressIn(path, props.href)} />;
}
