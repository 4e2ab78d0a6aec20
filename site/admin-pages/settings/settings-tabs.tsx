/** Links between the pages of the settings. */
import { Link, useLocation } from "react-router";

const tabs = [
  { to: "/admin/settings", label: "Codes" },
  { to: "/admin/settings/site", label: "Site" },
  { to: "/admin/settings/found", label: "Being Found" },
  { to: "/admin/settings/security", label: "Security" },
  { to: "/admin/settings/backups", label: "Backups" },
  { to: "/admin/settings/addresses", label: "Old Addresses" },
] as const;

export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="list-orders settings-tabs" aria-label="Settings">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
