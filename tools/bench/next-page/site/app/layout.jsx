import { SiteFooter } from "../components/site-footer.jsx";
import { SiteHeader } from "../components/site-header.jsx";
import "./site.css";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <SiteHeader />
        <main id="main">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
}
