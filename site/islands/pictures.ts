/** What scripts do for the pictures of a page; without them it is right as well. */

/** A list of more is fetched as its pictures come near, since few people see all of them. */
const few = 24;

/** To be called for each page that is shown. */
export function mindPictures(): void {
  const pictures = [...document.images];
  // Fetched when they come near, they would be empty discs to whoever scrolls fast.
  if (pictures.length <= few) for (const picture of pictures) picture.loading = "eager";
  for (const picture of pictures) if (picture.complete && picture.naturalWidth === 0) hideStored(picture);
}

/** A picture that the administrator gave covers the one made for the name, until it turns out not to load. */
export function hideFailingPictures(): void {
  addEventListener("error", ({ target }) => hideStored(target), true);
}

function hideStored(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement && picture.matches(".stored")) picture.hidden = true;
}
