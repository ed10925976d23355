import { Logo } from "../app/ui/logo.tsx";

/** Not on phones, where the card itself is the page. */
export function PageHeader({ brand }: { brand: string }) {
  return (
    <header className="hidden items-center justify-between px-10 py-5 lg:flex">
      <a href="/" aria-label={`${brand} home`} className="inline-flex min-h-control items-center">
        <Logo brand={brand} height={28} />
      </a>
      <a
        href="/b/c"
        className="inline-flex min-h-control items-center rounded-md px-5 text-small font-semibold no-underline transition-colors duration-hover hover:bg-paper-200 dark:hover:bg-ink-850"
      >
        Create a business card for free
      </a>
    </header>
  );
}
