/** Turns a person of the catalogue into the data of their page. */
import { maxSongsOfPartners, type PersonPage, type SongOrder } from "#catalogue";
import { portraitOf } from "#pictures";
import { namesIn } from "../components/names-in.ts";
import type { WayLink } from "../components/ways/way-links.tsx";
import type { Texts } from "../texts/en/index.ts";
import { songCardData } from "./card-data.server.ts";
import { type PersonKind, rolesOfPeople } from "./people-kinds.server.ts";
import { addressOfDecadeOf } from "./person-facts.server.ts";
import { addressInOrder, orderLinks, orderOfList } from "./song-order-links.server.ts";

/**
 * @param requested is ignored for a list with too many songs to sort
 * @param decade its first year, if only its songs are listed
 */
export function personData(
  kind: PersonKind,
  found: PersonPage,
  texts: Texts,
  requested: SongOrder,
  decade: number | null = null,
) {
  const { id, name, image_url, about, aliases, songCount, allSongs } = found.owner;
  const { src, ink } = portraitOf(name);
  const address = kind.addressOf({ id, name });
  const list = addressOfDecadeOf(address, decade);
  const order = orderOfList(songCount, requested);
  const { people, groups, ways } = texts;
  const { label, mostWith, noSongs } = people.kinds[kind.name];
  return {
    label,
    names: namesIn(texts, found.owner),
    years: people.yearsOfLife(found.owner),
    about,
    aliases,
    address,
    /** With the decade, and the order of the songs unless it is the default. */
    listAddress: addressInOrder(list, order),
    heading: decade === null ? groups.songs : people.songsOfDecade(ways.nameOfDecade(decade)),
    emptyText: noSongs,
    portrait: { generated: src, stored: image_url },
    ink,
    ways: [
      { label: people.roles, links: roleLinks(kind, found, texts), keepsPlace: false },
      { label: ways.decades, links: decadeLinks(address, found, decade, texts), keepsPlace: true },
      {
        label: allSongs > maxSongsOfPartners ? people.ofNewest(mostWith, maxSongsOfPartners) : mostWith,
        links: partnerLinks(found),
        keepsPlace: false,
      },
    ],
    orders: orderLinks(list, songCount, order),
    songs: found.songs.map(songCardData),
    available: people.available(allSongs),
    page: found.page,
    pages: found.pages,
  };
}

/** @returns the person's roles with songs, this one among them; nothing if it is the only one */
function roleLinks(kind: PersonKind, { owner, otherRoles }: PersonPage, { people }: Texts): WayLink[] {
  if (otherRoles.length === 0) return [];
  const current = {
    text: people.kinds[kind.name].label,
    address: kind.addressOf(owner),
    songCount: owner.allSongs,
    isCurrent: true,
  };
  const others = otherRoles.map((other) => ({
    text: people.kinds[rolesOfPeople[other.role].name].label,
    address: rolesOfPeople[other.role].addressOf(other),
    songCount: other.songCount,
    isCurrent: false,
  }));
  return [current, ...others];
}

/** @returns a link to each decade, and before them one to all songs */
function decadeLinks(
  address: string,
  { owner, decades }: PersonPage,
  current: number | null,
  { people, ways }: Texts,
): WayLink[] {
  if (decades.length === 0) return [];
  const all = { text: people.allDecades, address, songCount: owner.allSongs, isCurrent: current === null };
  const each = decades.map(({ decade, songCount }) => ({
    text: ways.nameOfDecade(decade),
    address: addressOfDecadeOf(address, decade),
    songCount,
    isCurrent: decade === current,
  }));
  return [all, ...each];
}

function partnerLinks({ partners }: PersonPage): WayLink[] {
  const { addressOf } = rolesOfPeople[partners.role];
  return partners.people.map((person) => ({
    text: person.name,
    devanagari: person.devanagari,
    address: addressOf(person),
    songCount: person.songCount,
    isCurrent: false,
  }));
}
