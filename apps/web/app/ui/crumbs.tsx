import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { Link, type LinkProps } from "react-router";

export type CrumbLink = Pick<LinkProps, "reloadDocument"> & {
  to: string;
  label: string;
  /** The label is an address. */
  isAddress?: boolean;
};

type CrumbsProps = {
  label: string;
  links: readonly CrumbLink[];
  current: string;
  /** On phones, where it would take a line of its own above the heading that says the same. */
  hidesCurrent?: boolean;
};

/** The way up from a page. */
export function Crumbs({ label, links, current, hidesCurrent = false }: CrumbsProps) {
  return (
    <nav
      aria-label={label}
      className="-mt-3 mb-2 flex flex-wrap items-center gap-x-1.5 text-small text-muted"
    >
      {links.map(({ to, label: text, isAddress, ...link }) => (
        <Fragment key={to}>
          <Link
            to={to}
            {...link}
            className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
          >
            <span dir={isAddress ? "ltr" : undefined} className="wrap-anywhere">
              {text}
            </span>
          </Link>
          <ChevronRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className={hidesCurrent ? "max-md:last-of-type:hidden" : undefined}
          />
        </Fragment>
      ))}
      <span aria-current="page" className={hidesCurrent ? "max-md:hidden" : "wrap-anywhere"}>
        {current}
      </span>
    </nav>
  );
}
