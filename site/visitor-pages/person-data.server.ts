/** Turns a person of the catalogue into the data of their page. */
import { maxSongsOfPartners, type PersonPage, type SongOrder } from "#catalogue";
import { portraitOf } from "#pictures";
import { formatNumber } from "../components/format-count.ts";
import type { WayLink } from "../components/ways/way-links.tsx";
import { songCardData } from "./card-data.server.ts";
import { type PersonKind, rolesOfPeople } from "./people-kinds.server.ts";
import { addressOfDecadeOf, yearsOfLife } from "./person-facts.server.ts";
import { addressInOrder, orderLinks, orderOfList } from "./song-order-links.server.ts";
import { nameOfDecade } from "./ways-data.server.ts";

/**
 * @param requested is ignored for a list with too many songs to sort
 * @param decade its first year, if only its songs are listed
 */
export function personData(
  kind: PersonKind,
  found: PersonPage,
  requested: SongOrder,
  decade: number | null = null,
) {
  const { id, name, image_url, otherName, about, aliases, songCount, allSongs } = found.owner;
  const { src, ink } = portraitOf(name);
  const address = kind.addressOf({ id, name });
  const list = addressOfDecadeOf(address, decade);
  const order = orderOfList(songCount, requested);
  return {
    label: kind.label,
    name,
    otherName,
    years: yearsOfLife(found.owner),
    about,
    aliases,
    address,
    /** With the decade, and the order of the songs unless it is the default. */
    listAddress: addressInOrder(list, order),
    heading: decade === null ? "Songs" : `Songs of the ${nameOfDecade(decade)}`,
    portrait: { generated: src, stored: image_url },
    ink,
    ways: [
      { label: "Roles", links: roleLinks(kind, found), keepsPlace: false },
      { label: "Decades", links: decadeLinks(address, found, decade), keepsPlace: true },
      { label: labelOfPartners(kind, allSongs), links: partnerLinks(found), keepsPlace: false },
    ],
    orders: orderLinks(list, songCount, order),
    songs: found.songs.map(songCardData),
    songCount: allSongs,
    page: found.page,
    pages: found.pages,
  };
}

/** @returns the person's roles with songs, this one among them; nothing if it is the only one */
function roleLinks(kind: PersonKind, { owner, otherRoles }: PersonPage): WayLink[] {
  if (otherRoles.length === 0) return [];
  const current = {
    text: kind.label,
    address: kind.addressOf(owner),
    songCount: owner.allSongs,
    isCurrent: true,
  };
  const others = otherRoles.map((other) => ({
    text: rolesOfPeople[other.role].label,
    address: rolesOfPeople[other.role].addressOf(other),
    songCount: other.songCount,
    isCurrent: false,
  }));
  return [current, ...others];
}

/** @returns a link to each decade, and before them one to all songs */
function decadeLinks(address: string, { owner, decades }: PersonPage, current: number | null): WayLink[] {
  if (decades.length === 0) return [];
  const all = { text: "All", address, songCount: owner.allSongs, isCurrent: current === null };
  const each = decades.map(({ decade, songCount }) => ({
    text: nameOfDecade(decade),
    address: addressOfDecadeOf(address, decade),
    songCount,
    isCurrent: decade === current,
  }));
  return [all, ...each];
}

/** Of a person with very many songs only the newest are counted, and the label says so. */
function labelOfPartners({ mostWith }: PersonKind, allSongs: number): string {
  return allSongs <= maxSongsOfPartners
    ? mostWith
    : `${mostWith}, in the newest ${formatNumber(maxSongsOfPartners)} songs`;
}

function partnerLinks({ partners }: PersonPage): WayLink[] {
  const { addressOf } = rolesOfPeople[partners.role];
  return partners.people.map((person) => ({
    text: person.name,
    address: addressOf(person),
    songCount: person.songCount,
    isCurrent: false,
  }));
}
