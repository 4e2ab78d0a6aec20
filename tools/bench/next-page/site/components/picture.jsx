/** The pictures are drawings, which next/image leaves as they are. */
export function Picture({ width = 400, height = 400, loading = "lazy", ...facts }) {
  // biome-ignore lint/performance/noImgElement: see above
  return <img width={width} height={height} alt="" loading={loading} {...facts} />;
}
