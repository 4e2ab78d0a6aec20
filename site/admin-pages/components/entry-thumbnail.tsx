/** The small picture of a person or an album: the given one, else the one that the site draws; letters when it fails. */
import { useState } from "react";
import { portraitOf, sleeveOf } from "../../../pictures/pictures.ts";
import { AdminIcon } from "./admin-icon.tsx";

interface EntryThumbnailProps {
  readonly name: string;
  /** Address of the picture that the administrator gave. */
  readonly picture: string | null;
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
          width={38}
          height={38}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={fail}
          // It may have failed before the page came alive.
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

/** In Devanagari a letter is a consonant with its vowel sign. */
const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** @returns the first two letters in upper case */
export function firstLetters(name: string): string {
  return [...letters.segment(name.trim())]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join("")
    .toUpperCase();
}
