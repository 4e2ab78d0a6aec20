/** Reloads the data of an open page of the administration when the catalogue changes. */
import { useCallback } from "react";
import { useLocation, useRevalidator } from "react-router";
import { FollowCatalogue } from "../../following/follow-catalogue.tsx";
import type { CatalogueState } from "../../following/follow-changes.ts";

interface FollowWithRouterProps extends CatalogueState {
  /** The page may hold typed text and is not reloaded. */
  readonly isFrozen?: boolean | undefined;
}

export function FollowWithRouter({ isFrozen = false, ...catalogue }: FollowWithRouterProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const loadReload = useCallback(async () => {
    const { reloadInBackground } = await import("./reload-in-background.ts");
    return () => reloadInBackground(revalidate);
  }, [revalidate]);
  return <FollowCatalogue {...catalogue} path={pathname} isFrozen={isFrozen} loadReload={loadReload} />;
}
