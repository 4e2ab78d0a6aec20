/** An island by which an open visitors' page follows the catalogue. */
import type { ComponentProps } from "react";
import { FollowCatalogue } from "../following/follow-catalogue.tsx";

type FollowingIslandProps = Omit<ComponentProps<typeof FollowCatalogue>, "loadReload">;

export function FollowingIsland(props: FollowingIslandProps) {
  return <FollowCatalogue {...props} loadReload={loadReload} />;
}

const loadReload = async () => (await import("../following/reload-page.ts")).reloadPage;
