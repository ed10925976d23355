import { Logo } from "../app/ui/logo.tsx";

/** Hidden on phones, where the card itself is the page. */
export function PageHeader({ brand }: { brand: string }) {
  return (
    <header className="page-header">
      <a href="/" aria-label={`${brand} home`}>
        <Logo brand={brand} height={28} />
      </a>
    </header>
  );
}
