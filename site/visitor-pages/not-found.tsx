/** Every address that the site does not have: status 404 inside the visitors' frame. */
import { data } from "react-router";
import type { Missing } from "../components/page-failure.ts";

export function loader(): never {
  throw data({ missing: "Page" } satisfies Missing, 404);
}

/** Never shown; without a component React Router would take the address for a file. */
export default function NotFound() {
  return null;
}
