/** The frame of every guarded page: the sidebar (a menu on phones), the title, and the page. */
import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { useFoldedMenu } from "../../components/folded-menu.ts";
import { Icon } from "../../components/icons.tsx";
import { Logo } from "../../components/logo.tsx";
import { ThemeSwitch } from "../../islands/theme-switch.tsx";
import { AdminIconShapes } from "./admin-icon.tsx";
import { AdminNavigation } from "./admin-navigation.tsx";
import { useNoticeSpace } from "./notice-space.ts";

/** The most used pages first; the rest stands in a group of its own below them. */
const mainItems = [
  { to: "/admin/dashboard", label: "Dashboard" },
  { to: "/admin/analytics", label: "Analytics" },
  { to: "/admin/lyrics", label: "Manage Lyrics" },
  { to: "/admin/lyrics/add", label: "Add New Lyric" },
  { to: "/admin/singers", label: "Singers" },
  { to: "/admin/lyricists", label: "Lyricists" },
  { to: "/admin/music-directors", label: "Music Directors" },
  { to: "/admin/albums", label: "Albums" },
  { to: "/admin/settings", label: "Site Settings" },
] as const;

const moreItems = [
  { to: "/admin/lyrics/import", label: "Import and Export" },
  { to: "/admin/lyrics/drafts", label: "Drafts" },
  { to: "/admin/genres", label: "Genres" },
  { to: "/admin/words", label: "Glossary" },
  { to: "/admin/twins", label: "Likely Twins" },
  { to: "/admin/lyrics/bulk", label: "Bulk Actions" },
  { to: "/admin/trash", label: "Trash" },
  { to: "/admin/settings/password-and-passkeys", label: "Password and Passkeys" },
] as const;

interface AdminFrameProps {
  readonly siteName: string;
  /** Also the heading of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

export function AdminFrame({ siteName, title, children }: AdminFrameProps) {
  useNoticeSpace();
  return (
    <>
      <title>{`${title} - ${siteName}`}</title>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <AdminIconShapes />
      <AdminNavigation siteName={siteName} />
      <div className="admin">
        <aside className="admin-side on-bar logo-on-bar">
          <Link to="/" className="logo" aria-label={`${siteName}, site`} reloadDocument>
            <Logo />
          </Link>
          <nav aria-label="Admin">
            <MenuItems />
          </nav>
          <Logout />
        </aside>
        <main id="main" tabIndex={-1}>
          <header className="admin-bar">
            <FoldedMenu />
            <h1>{title}</h1>
            <p className="welcome">Welcome, Admin!</p>
            <ThemeSwitch />
          </header>
          <div className="admin-body">{children}</div>
        </main>
      </div>
    </>
  );
}

function MenuItems({ onFollow }: { readonly onFollow?: () => void }) {
  const { pathname } = useLocation();
  const isAbove = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  // `/admin/lyrics` is also above the form for a new song, which has an entry of its own.
  const current = [...mainItems, ...moreItems].findLast(({ to }) => isAbove(to))?.to;
  const linkTo = ({ to, label }: { readonly to: string; readonly label: string }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === current ? (to === pathname ? "page" : "true") : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  );
  return (
    <>
      {mainItems.map(linkTo)}
      <fieldset className="menu-group">
        <legend className="small-print">More</legend>
        {moreItems.map(linkTo)}
      </fieldset>
    </>
  );
}

function Logout() {
  // The sign-in clears the browser's flag and shows the notice, once the server has ended the session.
  return (
    <Form method="post" action="/admin/logout" replace>
      <button type="submit">Logout</button>
    </Form>
  );
}

function FoldedMenu() {
  const { menu, close, closeByEscape } = useFoldedMenu();
  return (
    <details className="admin-menu" ref={menu} onKeyDown={closeByEscape}>
      <summary className="round-button" aria-label="Admin menu">
        <Icon name="menu" />
      </summary>
      <nav className="on-bar" aria-label="Admin menu">
        <MenuItems onFollow={close} />
        <Logout />
      </nav>
    </details>
  );
}
