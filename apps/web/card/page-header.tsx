import { Logo } from "../app/ui/logo.tsx";

/** Hidden on phones, where the card itself is the page. */
export function PageHeader({ brand, home = `${brand} home` }: { brand: string; home?: string | undefined }) {
  return (
    <header className="page-header">
      <a href="/" aria-label={home}>
        <Logo brand={brand} height={28} />
      </a>
    </header>
  );
}
