/** The head of a visitors' page, which its loader has made, so that no browser loads what makes it. */
import type { MetaDescriptor } from "react-router";

interface Loaded {
  readonly loaderData?: { readonly head: MetaDescriptor[] } | undefined;
}

export function meta({ loaderData }: Loaded): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
