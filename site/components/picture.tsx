/** A cover or a portrait. One that the administrator gave covers the generated one, until it turns out not to load (islands/pictures.ts). */

export interface PictureFacts {
  /** Address of the generated picture on this site. */
  readonly generated: string;
  /** Address of the picture that the administrator gave. */
  readonly stored: string | null;
}

interface PictureProps extends PictureFacts {
  readonly shape?: "sleeve" | "disc";
  /**
   * Seen without scrolling: a photo is loaded at once instead of when it comes near. A drawing is a document of its own to a
   * browser, and those of a list would put off the first sight of the words beside them: they wait for that (decision 20).
   */
  readonly first?: boolean;
  /** The picture of the page itself, which is loaded at once whatever it is. */
  readonly leading?: boolean;
}

/** Pixels; the drawings have no size of their own and the style sheet gives the real one. */
const side = 400;

export function Picture({
  generated,
  stored,
  shape = "sleeve",
  first = false,
  leading = false,
}: PictureProps) {
  return (
    <span className={`picture ${shape}`}>
      <img src={generated} width={side} height={side} alt="" loading={leading ? "eager" : "lazy"} />
      {stored && (
        <img
          key={stored}
          className="stored"
          src={stored}
          width={side}
          height={side}
          alt=""
          loading={first || leading ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}
