/**
 * The metadata of a machine-made version. It is for readers alone: search engines do not index it, and it has nothing for social
 * networks, no structured data, and no canonical address that would stand for the song.
 */
import type { MetaDescriptor } from "react-router";
import type { MachineVersion } from "#catalogue";
import type { NamedSite } from "./page-meta.server.ts";

export function machineVersionMeta(
  { title }: Pick<MachineVersion, "title">,
  { name }: Pick<NamedSite, "name">,
): MetaDescriptor[] {
  return [
    { title: `${title}: Machine-Made Version - ${name}` },
    { name: "robots", content: "noindex, follow" },
  ];
}
