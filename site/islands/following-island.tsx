/** Lets an open visitors' page follow the catalogue, as an island. */
import type { ComponentProps } from "react";
import { FollowCatalogue } from "../following/follow-catalogue.tsx";

type FollowingIslandProps = Omit<ComponentProps<typeof FollowCatalogue>, "loadReload">;

export function FollowingIsland(facts: FollowingIslandProps) {
  return <FollowCatalogue {...facts} loadReload={loadReload} />;
}

const loadReload = async () => (await import("../following/renew-page.ts")).renewPage;
