import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { StartLink } from "../../session/public/start-link.tsx";

type GetStartedBannerProps = {
  title: string;
  children: ReactNode;
  /** Another way to go on, beside Get Started. */
  other?: { to: string; label: string };
};

/** The last word of a page. */
export function GetStartedBanner({ title, children, other }: GetStartedBannerProps) {
  return (
    <section className={`${pageWidth} pb-20 lg:pb-28`}>
      <div className="grid gap-6 rounded-xl bg-surface p-6 inset-ring inset-ring-line lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12 lg:p-12">
        <div>
          <h2 className="type-title">{title}</h2>
          <p className="mt-3 max-w-prose text-muted">{children}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <StartLink size="lg" className="min-w-40 flex-1" />
          {other && (
            <ButtonLink to={other.to} variant="secondary" size="lg" className="min-w-40 flex-1">
              {other.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

/** The head of a page: what it is about, in a line and a sentence or two. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="animate-entrance">
      <h1 className="type-display">{title}</h1>
      <p className="type-lead mt-5 max-w-prose">{children}</p>
    </div>
  );
}

type ScreenProps = { src: string; alt: string };

/** A screenshot of the product in its paper, on a sunk ground; its right and lower edges run out of the frame. */
export function Screen({ src, alt }: ScreenProps) {
  return (
    <div className="relative aspect-[1.5] overflow-hidden rounded-xl bg-paper-100 pt-[6%] ps-[6%] dark:bg-raised">
      <img
        src={src}
        alt={alt}
        width={1200}
        height={800}
        loading="lazy"
        className="h-full w-full rounded-ss-lg object-cover object-left-top shadow-float"
      />
    </div>
  );
}
