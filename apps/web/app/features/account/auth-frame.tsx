import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import guilloche from "../../styles/patterns/guilloche.svg?url";
import rosette from "../../styles/patterns/rosette.svg?url";
import { CardCover } from "../../ui/card-cover.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextLink } from "../../ui/links.tsx";
import { HomeLink, PageMain, SkipLink } from "../../ui/page-frame.tsx";
import { NeedsScript } from "../../ui/submit-button.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { SAMPLE_PEOPLE, type SampleName } from "../card/public/sample-people/sample-people.ts";
import { OwnerLanguageMenu } from "../session/public/owner-language-menu.tsx";
import { useReturnState } from "../session/public/return-path.ts";

/**
 * Rendered by the server, hydrated after the form: it takes a third of the page's script. Without a network it is never
 * hydrated, and stays as the server has rendered it.
 */
const SampleCard = lazy(() =>
  import("../card/public/sample-people/sample-card.tsx").then(
    (module) => ({ default: module.SampleCard }),
    () => new Promise<never>(() => {}),
  ),
);

type AuthFrameProps = {
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  art: SampleName;
  children: ReactNode;
  /** Link to the related page, below the form. */
  foot?: ReactNode;
};

/** The form beside a sample card on a cover; on phones, a sheet over a strip of that cover. */
export function AuthFrame({ title, lead, art, children, foot }: AuthFrameProps) {
  const person = SAMPLE_PEOPLE[art];
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
            <div className="mb-6">
              <h1 className="type-title">{title}</h1>
              {lead && <p className="mt-1.5 wrap-anywhere text-muted">{lead}</p>}
            </div>
            <NeedsScript />
            {children}
            {foot && <p className="mt-5 text-center">{foot}</p>}
            <div className="mt-6">
              <OwnerLanguageMenu />
            </div>
          </div>
        </PageMain>
      </div>
      <CardCover
        as={ArtPanel}
        theme={person.ground}
        className="sticky top-3 m-3 ms-0 hidden h-[calc(100dvh-1.5rem)] overflow-hidden rounded-xl before:opacity-[calc(var(--card-line)*0.6)] lg:block"
      >
        <div className="absolute top-[14%] left-1/2 w-98 -translate-x-1/2 -rotate-4">
          <Suspense>
            <SampleCard name={art} />
          </Suspense>
        </div>
      </CardCover>
    </div>
  );
}

type ArtPanelProps = { className?: string; children?: ReactNode };

function ArtPanel(props: ArtPanelProps) {
  return <aside aria-hidden="true" inert {...props} />;
}

/** A link of full touch height that takes no more room than its line. The way back is not lost on it. */
export function FootLink(props: ComponentProps<typeof TextLink>) {
  const returnState = useReturnState();
  return (
    <TextLink state={returnState} {...props} className="-my-2.75 inline-flex min-h-touch items-center" />
  );
}

type MaskedEmailProps = { text: string; tags?: ComponentProps<typeof TaggedText>["tags"] };

/** A sentence with an address, as it may be shown over somebody's shoulder, inside of the tag `email`. */
export function WithMaskedEmail({ text, tags }: MaskedEmailProps) {
  return (
    <TaggedText
      text={text}
      tags={{
        ...tags,
        email: (email) => <strong className="font-semibold wrap-anywhere text-text">{email}</strong>,
      }}
    />
  );
}

/** The cover at the top is the largest paint on phones; the style sheet would ask for its pattern too late. */
export function coverPreloads(pattern: "guilloche" | "rosette") {
  const href = { guilloche, rosette }[pattern];
  return [{ rel: "preload", as: "image", type: "image/svg+xml", href, fetchPriority: "high" }] as const;
}
