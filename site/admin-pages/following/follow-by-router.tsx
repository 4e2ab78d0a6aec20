/** Lets an open page of the administration follow the catalogue: the router loads its data anew. */
import { useCallback } from "react";
import { useLocation, useRevalidator } from "react-router";
import { FollowCatalogue } from "../../following/follow-catalogue.tsx";
import type { CatalogueFacts } from "../../following/keep-following.ts";

interface FollowByRouterProps extends CatalogueFacts {
  /** It holds what somebody is typing. */
  readonly isStill?: boolean | undefined;
}

export function FollowByRouter({ isStill = false, ...catalogue }: FollowByRouterProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const loadReload = useCallback(async () => {
    const { reloadQuietly } = await import("./reload-quietly.ts");
    return () => reloadQuietly(revalidate);
  }, [revalidate]);
  return <FollowCatalogue {...catalogue} path={pathname} isStill={isStill} loadReload={loadReload} />;
}
