/** The icons that only the administrator's pages use. */

const paths = {
  view: "M1.5 12C5 6 19 6 22.5 12 19 18 5 18 1.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  edit: "M4 20l1-5L17 3l4 4L9 19zM14 6l4 4",
  delete: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15",
  songs: "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v14",
  restore: "M4 9h10a6 6 0 0 1 0 12H8M4 9l5-5M4 9l5 5",
  album: "M3 3h18v18H3zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 11.5h.1",
} as const;

/** What the icons of a page refer to, once in a page: a list has hundreds of them. */
export function AdminIconShapes() {
  return (
    <div hidden>
      <svg aria-hidden="true">
        {Object.entries(paths).map(([name, path]) => (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
            <path d={path} />
          </symbol>
        ))}
      </svg>
    </div>
  );
}

/** Hidden from assistive technology: the control around it has the name. */
export function AdminIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
