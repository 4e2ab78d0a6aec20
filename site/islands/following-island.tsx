/** Lets an open visitors' page follow the catalogue, as an island. */
import { FollowCatalogue } from "../following/follow-catalogue.tsx";
import type { CatalogueFacts } from "../following/keep-following.ts";

interface FollowingIslandProps extends CatalogueFacts {
  /** Of the page. */
  readonly path: string;
  /** An error page. */
  readonly isStill: boolean;
}

export function FollowingIsland(facts: FollowingIslandProps) {
  return <FollowCatalogue {...facts} loadReload={loadReload} />;
}

const loadReload = async () => (await import("../following/renew-page.ts")).renewPage;
