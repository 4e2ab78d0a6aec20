/** The types of a parameter without a name that may get the whole body of a call, by the media type of the body. */

const typesByMedia: Readonly<Record<string, readonly string[]>> = {
  "application/json": ["json", "jsonb"],
  "text/plain": ["text"],
  "text/xml": ["xml"],
  "application/octet-stream": ["bytea"],
};

/** @param mediaType of the body; left out for any */
export function isWholeBodyType(type: string, mediaType?: string): boolean {
  const types = mediaType === undefined ? Object.values(typesByMedia).flat() : typesByMedia[mediaType];
  return types?.includes(type) ?? false;
}
