/**
 * The song's video behind a picture of this site: YouTube is not contacted before a click, and without JavaScript it
 * is a link.
 */
import { type MouseEvent, useState } from "react";
import { PlayIcon } from "../../components/icons.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { useIslandTexts } from "../../texts/use-texts.ts";

interface SongVideoProps {
  /** YouTube's eleven characters. */
  readonly id: string;
  /** Address of the picture, on this site. */
  readonly picture: string;
  readonly ink: string;
  /** Of the song. */
  readonly title: string;
}

export function SongVideo({ id, picture, ink, title }: SongVideoProps) {
  const { heading, ornament, ...texts } = useIslandTexts().song.video;
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    // Such a click opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <section className="section song-video">
      <SectionHeading heading={heading} ornament={ornament} />
      {isPlaying ? (
        <iframe
          className="video"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={texts.playing(title)}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={`video field field-${ink}`}
          href={`https://www.youtube.com/watch?v=${id}`}
          aria-label={texts.play(title)}
          rel="noopener"
          data-pressed=""
          onClick={play}
        >
          <img src={picture} width={840} height={472} alt="" loading="lazy" decoding="async" />
          <span className="play">
            <PlayIcon />
          </span>
          <span className="caption">{texts.caption}</span>
        </a>
      )}
    </section>
  );
}
