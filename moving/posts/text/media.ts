/** Finds the first video and the first picture in the HTML of a post. */

const video =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^"'\s<>\]]{0,200}?&(?:amp;|#038;)?)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/|ytimg\.com\/vi\/|\[youtube\s+(?:id=)?["']?)([\w-]{11})(?![\w-])/gi;

/** @returns the address of the first video on YouTube */
export function findVideo(html: string): string | undefined {
  const found = html.replaceAll("\\/", "/").matchAll(video);
  const [id] = Array.from(found, ([, each]) => each).filter((each) => each !== "videoseries");
  return id && `https://www.youtube.com/watch?v=${id}`;
}

const image = /<img\s[^<>]{1,4000}>/gi;
const noPicture = /emoji|smil(?:ey|ies)|s\.w\.org|feedburner|doubleclick|pixel|spacer|1x1|gravatar|\/ads?\//i;

/** @returns the address of the first picture that is none of signs and counters */
export function findPicture(html: string, site: string): string | undefined {
  for (const [tag] of html.matchAll(image)) {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i")
        .exec(tag)
        ?.slice(1)
        .find(Boolean) ?? "";
    const isTiny = [attribute("width"), attribute("height")].some(
      (size) => size !== "" && Number.parseInt(size, 10) <= 60,
    );
    const address = [attribute("data-src"), attribute("data-lazy-src"), attribute("src")].find(
      (each) => each !== "" && !each.startsWith("data:"),
    );
    if (!address || isTiny || noPicture.test(address)) continue;
    const url = URL.parse(address.replaceAll(/&(?:amp|#0?38);/g, "&"), site || undefined);
    if (url && /^https?:$/.test(url.protocol)) return url.href;
  }
  return undefined;
}
