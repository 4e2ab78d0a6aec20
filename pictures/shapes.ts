/** SVG text for the shapes of sleeves and portraits. Numbers have one decimal. */

/** Width and height of every sleeve and portrait, in SVG units. */
export const side = 400;

/** Rounds to one decimal: a tenth of a unit is less than a pixel at every size in use. */
export function round(value: number): number {
  return +value.toFixed(1);
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, width: number, colour: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
}

/** @param data SVG path data */
export function shape(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

/** A shape with an edge five units wide, which separates petals. */
export function edgedShape(data: string, fill: string, edge: string): string {
  return `<path d="${data}" fill="${fill}" stroke="${edge}" stroke-width="5"/>`;
}

/** Path data of a triangle from a centre to two angles, in radians. */
export function wedge(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (angle: number) => point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  return `M${point(x, y)}L${at(from)}L${at(to)}Z`;
}

/**
 * Path data of `count` wedges around a centre with equally wide gaps; the first begins at the angle `turn` in
 * radians.
 */
export function rays(x: number, y: number, radius: number, count: number, turn: number): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const from = turn + (i * 2 * Math.PI) / count;
    data += wedge(x, y, radius, from, turn + ((i + 0.5) * 2 * Math.PI) / count);
  }
  return data;
}

/**
 * Path data of a leaf that starts at a point and extends by `length` at `angle`; `width` is the pull of its curves.
 */
export function petal(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) =>
    point(x + along * cos - across * sin, y + along * sin + across * cos);
  const there = `${at(length * 0.3, -width)} ${at(length * 0.7, -width)} ${at(length, 0)}`;
  const back = `${at(length * 0.7, width)} ${at(length * 0.3, width)} ${at(0, 0)}`;
  return `M${at(0, 0)}C${there}C${back}Z`;
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** Makes an SVG document of 400 by 400 units. */
export function squareDocument(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${content}</svg>`;
}
