import type { ReactNode } from "react";
import { CardCover } from "../../ui/card-cover.tsx";
import { classNames } from "../../ui/class-names.ts";
import { HomeLink } from "../shell/home-link.tsx";
import { PageMain } from "../shell/page-main.tsx";
import { SkipLink } from "../shell/skip-link.tsx";
import { ArtCard } from "./art/art-card.tsx";
import { ART_PEOPLE, type ArtName } from "./art/art-people.ts";
import { NeedsScript } from "./needs-script.tsx";

type AuthFrameProps = {
  title: string;
  lead: ReactNode;
  art: ArtName;
  children: ReactNode;
  /** The way to the neighbouring page, under the form. */
  foot?: ReactNode;
};

/** The form beside a card on its ground; on a phone, a sheet over a strip of that ground. */
export function AuthFrame({ title, lead, art, children, foot }: AuthFrameProps) {
  const person = ART_PEOPLE[art];
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <div className="flex min-h-dvh flex-col lg:min-h-0">
        <CardCover
          as="header"
          theme={person.ground}
          className={classNames(
            "h-28 shrink-0 px-gutter py-2.75 lg:hidden",
            person.isPaleGround ? "on-pale" : "on-ink",
          )}
        >
          <HomeLink />
        </CardCover>
        <header className="hidden px-10 pt-5.25 lg:flex">
          <HomeLink />
        </header>
        <PageMain className="relative z-1 -mt-6 flex grow flex-col rounded-t-xl bg-bg px-gutter pt-7 pb-8 lg:mt-0 lg:rounded-none lg:px-10 lg:pt-2 lg:pb-7">
          <div className="w-full lg:m-auto lg:max-w-102">
            <h1 className="type-title">{title}</h1>
            <p className="mt-1.5 mb-6 text-muted">{lead}</p>
            <NeedsScript />
            {children}
            {foot && <p className="mt-5 text-center">{foot}</p>}
          </div>
        </PageMain>
      </div>
      <CardCover
        as={ArtPanel}
        theme={person.ground}
        className="sticky top-3 m-3 ml-0 hidden h-[calc(100dvh-1.5rem)] overflow-hidden rounded-xl before:opacity-[calc(var(--card-line)*0.6)] lg:block"
      >
        <div className="absolute top-[14%] left-1/2 w-98 -translate-x-1/2 -rotate-4">
          <ArtCard person={person} />
        </div>
      </CardCover>
    </div>
  );
}

type ArtPanelProps = { className?: string; children?: ReactNode };

function ArtPanel(props: ArtPanelProps) {
  return <aside aria-hidden="true" inert {...props} />;
}
