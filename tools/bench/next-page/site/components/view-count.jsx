"use client";

import { useEffect, useState } from "react";

export function ViewCount({ songId, views }) {
  const [counted, setCounted] = useState(views);
  useEffect(() => {
    fetch(`/lyrics/${songId}/views`, { method: "POST", keepalive: true })
      .then((answer) => answer.json())
      .then((body) => setCounted(body.views))
      .catch(() => {});
  }, [songId]);
  return <span className="views">{counted.toLocaleString("en-IN")} views</span>;
}
