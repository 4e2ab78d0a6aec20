/** Lets an open page of the administration follow the catalogue: the router loads its data anew. */
import { useCallback } from "react";
import { useLocation, useRevalidator } from "react-router";
import { FollowCatalogue } from "../../following/follow-catalogue.tsx";
import type { CatalogueState } from "../../following/follow-changes.ts";

interface FollowByRouterProps extends CatalogueState {
  /** It holds what somebody is typing. */
  readonly isFrozen?: boolean | undefined;
}

export function FollowByRouter({ isFrozen = false, ...catalogue }: FollowByRouterProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const loadReload = useCallback(async () => {
    const { reloadQuietly } = await import("./reload-quietly.ts");
    return () => reloadQuietly(revalidate);
  }, [revalidate]);
  return <FollowCatalogue {...catalogue} path={pathname} isFrozen={isFrozen} loadReload={loadReload} />;
}
