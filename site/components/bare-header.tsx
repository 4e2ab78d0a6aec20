/** The bar of a page whose frame has failed: the logo alone. Pages that follow take its outline from here (logo-path.ts). */
import { Logo } from "./logo.tsx";

export function BareHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Logo />
      </div>
    </header>
  );
}
