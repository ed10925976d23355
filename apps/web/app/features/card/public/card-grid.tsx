import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";

/** Landscape cards with a row of actions under each; one column on phones, two from a tablet on. */
export const cardGridClasses = "grid gap-x-7 gap-y-8 md:grid-cols-2 lg:gap-x-8 lg:gap-y-10";

/** The row under a card. Controls that do not fit beside the link wrap below it at full width. */
export const cardRowClasses = "flex min-h-control flex-wrap items-center gap-x-3 gap-y-2 ps-1";

const SKELETON_KEYS = ["first", "second", "third"];

type CardListSkeletonsProps = {
  /** Accessible name of the list that is loading. */
  label: string;
  /** Announced by screen readers while it loads. */
  status: string;
  /** The skeleton of one item. */
  children: ReactNode;
};

/** Three placeholder cards while the list loads. */
export function CardListSkeletons({ label, status, children }: CardListSkeletonsProps) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      <ul aria-busy="true" aria-label={label} className={cardGridClasses}>
        {SKELETON_KEYS.map((key) => (
          <li key={key}>{children}</li>
        ))}
      </ul>
    </>
  );
}

type CardLinkProps = {
  path: string;
  /** With whose card it is, and with the path that is to be seen. */
  label: string;
};

/**
 * Opens a card. The link's ::after covers its positioned ancestor, so the whole item is clickable; other controls in it
 * must be positioned above. A plain anchor: the public card is a document outside the router.
 */
export function CardLink({ path, label }: CardLinkProps) {
  return (
    <a
      href={path}
      aria-label={label}
      className="group inline-flex min-h-touch min-w-0 items-center gap-1 rounded-xs font-semibold after:absolute after:inset-0 hover:text-accent"
    >
      <span dir="ltr" className="min-w-0 underline-offset-3 wrap-anywhere group-hover:underline">
        {path}
      </span>
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
    </a>
  );
}
