"use client";

import { useState } from "react";
import { Picture } from "./picture.jsx";

export function SongVideo({ id, title }) {
  const [playing, setPlaying] = useState(false);
  if (playing)
    return (
      <iframe src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`} title={`Video of ${title}`} />
    );
  return (
    <button className="video" type="button" onClick={() => setPlaying(true)}>
      <Picture src="/pictures/record.svg" width={840} height={472} />
      <span className="caption">Plays from YouTube</span>
    </button>
  );
}
