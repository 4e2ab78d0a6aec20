/**
 * The small picture of a person or an album: the given one, else the one that the site draws; initials when it fails
 * to load.
 */
import { useState } from "react";
import { portraitOf, sleeveOf } from "../../../pictures/pictures.ts";
import { AdminIcon } from "./admin-icon.tsx";

interface EntryThumbnailProps {
  readonly name: string;
  /** Address of the given picture. */
  readonly picture?: string | null | undefined;
  readonly isAlbum: boolean;
}

export function EntryThumbnail({ name, picture, isAlbum }: EntryThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = picture || (isAlbum ? sleeveOf(name) : portraitOf(name)).src;
  const fail = () => setFailed(src);
  return (
    <span className={isAlbum ? "thumbnail" : "thumbnail round"}>
      {failed === src ? (
        <Fallback name={name} isAlbum={isAlbum} />
      ) : (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          referrerPolicy={picture ? "no-referrer" : undefined}
          onError={fail}
          // It may have failed before hydration.
          ref={(image) => {
            if (picture && image?.complete && image.naturalWidth === 0) fail();
          }}
        />
      )}
    </span>
  );
}

function Fallback({ name, isAlbum }: Pick<EntryThumbnailProps, "name" | "isAlbum">) {
  return isAlbum ? <AdminIcon name="album" /> : <span aria-hidden="true">{firstLetters(name)}</span>;
}

/** Graphemes: a Devanagari letter is a consonant with its vowel sign. */
const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** @returns the first two letters in upper case */
function firstLetters(name: string): string {
  return [...letters.segment(name.trim())]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join("")
    .toUpperCase();
}
