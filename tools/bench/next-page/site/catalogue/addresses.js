const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const addressOf = (kind, { id, name }) => `/${kind}/${slug(name)}-${id}`;
