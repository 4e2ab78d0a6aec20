/**
 * Links of visitors' pages. In a browser they are React Router's; the server writes the anchor that comes out of those at
 * once: finding out against all routes what a whole address means took 5 % of the time of a page.
 */
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** A whole address, from the first `/` on: nothing here follows steps such as `..` or `?page=2`. */
  readonly to: string;
  /** Fetches what the page needs when somebody is about to follow the link. */
  readonly prefetch?: "intent";
  /** Leaves the page for one that shares nothing with it. */
  readonly reloadDocument?: boolean;
  /** Takes the place of this page in the history. */
  readonly replace?: boolean;
  /** Lets the reader stay at the place in the page. */
  readonly preventScrollReset?: boolean;
}

export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink;

function WrittenLink(props: LinkProps) {
  const { to, prefetch: _p, reloadDocument: _d, replace: _r, preventScrollReset: _s, ...attributes } = props;
  return <a {...attributes} href={to} />;
}

/** Which routes there are a page knows already, so none is to be discovered by its links. */
function FollowedLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
