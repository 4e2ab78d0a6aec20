/** The head of a visitors' page. Its loader has built it on the server, so no browser loads the code that builds it. */
import type { MetaDescriptor } from "react-router";

interface Loaded {
  readonly loaderData?: { readonly head: MetaDescriptor[] } | undefined;
}

export function meta({ loaderData }: Loaded): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
