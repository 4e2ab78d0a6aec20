/**
 * A cover or a portrait. A picture that the administrator gave covers the generated one, unless it fails to load
 * (islands/pictures.ts).
 */

export interface PictureSources {
  /** Address of the generated picture on this site. */
  readonly generated: string;
  /** Address of the picture that the administrator gave. */
  readonly stored: string | null;
}

interface PictureProps extends PictureSources {
  readonly shape?: "sleeve" | "disc";
  /**
   * Visible without scrolling: a stored picture is loaded eagerly. Generated ones stay lazy, because a list of SVG
   * files would delay the first paint (decision 20).
   */
  readonly isVisible?: boolean;
  /** The main picture of the page: loaded eagerly in both cases. */
  readonly isMain?: boolean;
}

/** Pixels; the style sheet sets the real size. */
const side = 400;

export function Picture({
  generated,
  stored,
  shape = "sleeve",
  isVisible = false,
  isMain = false,
}: PictureProps) {
  return (
    <span className={`picture ${shape}`}>
      <img src={generated} width={side} height={side} alt="" loading={isMain ? "eager" : "lazy"} />
      {stored && (
        <img
          key={stored}
          className="stored"
          src={stored}
          width={side}
          height={side}
          alt=""
          loading={isVisible || isMain ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}
