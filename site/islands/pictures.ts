/** What scripts do for the pictures of a page, which is right without them too. */

/** Of a longer list, pictures are loaded as they come near, since few visitors see all of them. */
const maxEagerPictures = 24;

/** To be called for each page that is shown. */
export function preparePictures(): void {
  const pictures = [...document.images];
  // Loaded only as they come near, they would be empty discs to visitors who scroll fast.
  if (pictures.length <= maxEagerPictures) for (const picture of pictures) picture.loading = "eager";
  for (const picture of pictures) if (picture.complete && picture.naturalWidth === 0) hideStored(picture);
}

/** A picture that the administrator gave covers the generated one, unless it fails to load. */
export function hideBrokenPictures(): void {
  addEventListener("error", ({ target }) => hideStored(target), true);
}

function hideStored(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement && picture.matches(".stored")) picture.hidden = true;
}
