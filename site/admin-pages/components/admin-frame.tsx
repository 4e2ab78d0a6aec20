/** What stands round every guarded page: the sidebar (folded on phones), the title, and the page. */
import type { ReactNode } from "react";
import { Form, Link, NavLink } from "react-router";
import { useFoldedMenu } from "../../components/folded-menu.ts";
import { Icon } from "../../components/icons.tsx";
import { Logo } from "../../components/logo.tsx";
import { ThemeSwitch } from "../../islands/theme-switch.tsx";
import { AdminNavigation } from "./admin-navigation.tsx";
import { useNoticeSpace } from "./notice-space.ts";

/** In the order of an evening's work; what is rare stands last. */
const places = [
  { to: "/admin/dashboard", words: "Dashboard" },
  { to: "/admin/analytics", words: "Analytics" },
  { to: "/admin/lyrics", words: "Manage Lyrics", end: true },
  { to: "/admin/lyrics/add", words: "Add New Lyric" },
  { to: "/admin/singers", words: "Singers" },
  { to: "/admin/lyricists", words: "Lyricists" },
  { to: "/admin/music-directors", words: "Music Directors" },
  { to: "/admin/albums", words: "Albums" },
  { to: "/admin/trash", words: "Trash" },
  { to: "/admin/settings", words: "Site Settings" },
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
      <AdminNavigation siteName={siteName} />
      <div className="admin">
        <aside className="admin-side on-bar logo-on-bar">
          <Link to="/" className="logo" aria-label={`${siteName}, site`} reloadDocument>
            <Logo />
          </Link>
          <nav aria-label="Admin">
            <Places />
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

function Places({ onFollow }: { readonly onFollow?: () => void }) {
  return places.map(({ to, words, ...place }) => (
    <NavLink key={to} to={to} end={"end" in place} onClick={onFollow}>
      {words}
    </NavLink>
  ));
}

function Logout() {
  // The entry lowers the flag of this browser and says so, once the server has ended the session.
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
        <Places onFollow={close} />
        <Logout />
      </nav>
    </details>
  );
}
