/** The `meta` of visitors' pages. Their loaders build it on the server, so that no browser loads that code. */
import type { MetaDescriptor } from "react-router";

interface Loaded {
  readonly loaderData?: { readonly head: MetaDescriptor[] } | undefined;
}

export function meta({ loaderData }: Loaded): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
