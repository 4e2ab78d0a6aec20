/** The page of unknown addresses: status 404 in the visitors' frame. */
import { data } from "react-router";
import type { Missing } from "../components/page-failure.ts";

export function loader(): never {
  throw data({ missing: "Page" } satisfies Missing, 404);
}

/** Never rendered; without a component React Router would treat this as a resource route. */
export default function NotFound() {
  return null;
}
