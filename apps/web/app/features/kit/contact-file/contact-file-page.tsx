import { type SideNumber, turnedCard } from "@visita/domain/card/card-sides";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { nameOfCode } from "@visita/domain/language/languages";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitContact } from "@visita/domain/owner-messages/kit-contact";
import { ArrowDownAZ } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Navigate } from "react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import "../kit.css";
import "./contact-file.css";
import { kitRevision, useContactFiles, useKit } from "../kit.queries.ts";
import { CardCrumbs, HiddenCardNotice, KitStates } from "../kit-states.tsx";
import { Version3Text, Version4Text } from "./file-text.tsx";
import { readContactFile, type SavedContact } from "./read-contact-file.ts";
import { SavedContactPicture } from "./saved-contact-picture.tsx";

/** What visitors save of a card: on a phone, and as it stands in the file. */
export function ContactFilePage({ cardid }: { cardid: string }) {
  const t = useTranslate(kitContact);
  const query = useKit(cardid);
  const { data: kit, error } = query;
  const headingRef = useRef<HTMLHeadingElement>(null);
  if (error instanceof ApiError && error.status === 404) return <Navigate to="/404" replace />;
  const path = kit && cardPath(kit.card.username);
  return (
    <>
      <CardCrumbs
        // The card is a document of its own.
        links={path ? [{ to: path, label: path, isAddress: true, reloadDocument: true }] : []}
        current={t("title")}
      />
      <div className="mb-5">
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("title")}
        </h1>
        <p className="mt-1.5 max-w-prose text-pretty text-muted">
          {t(kit?.card.secondSide ? "leadTwoSides" : "lead")}
        </p>
      </div>
      {kit && <HiddenCardNotice hidden={kit.hidden} />}
      <KitStates
        query={query}
        headingRef={headingRef}
        words={{ notLoaded: t("notLoaded"), loading: t("loading") }}
        skeleton={<FilesSkeleton />}
      >
        {(loaded) => <ContactFiles key={kitRevision(loaded)} kit={loaded} headingRef={headingRef} />}
      </KitStates>
    </>
  );
}

type ContactFilesProps = { kit: Kit; headingRef: RefObject<HTMLHeadingElement | null> };

function ContactFiles({ kit, headingRef }: ContactFilesProps) {
  const [side, setSide] = useState<SideNumber>(1);
  return (
    <>
      {kit.card.secondSide && <SideChoice card={kit.card} side={side} onSideChange={setSide} />}
      <FilesOfSide kit={kit} side={side} headingRef={headingRef} />
    </>
  );
}

type SideChoiceProps = {
  card: Kit["card"];
  side: SideNumber;
  onSideChange: (side: SideNumber) => void;
};

function SideChoice({ card, side, onSideChange }: SideChoiceProps) {
  const t = useTranslate(kitContact);
  const option = (value: SideNumber, code = "") => ({
    value,
    label: (
      <TaggedText
        text={t("fromSide", { language: nameOfCode(code) })}
        tags={{ language: (name) => <span lang={code}>{name}</span> }}
      />
    ),
  });
  return (
    <Segments
      label={t("savedFrom")}
      options={[option(1, card.language), option(2, card.secondSide?.language)]}
      value={side}
      className="mb-5 max-md:[&_button]:whitespace-normal md:w-fit"
      onValueChange={onSideChange}
    />
  );
}

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[19.5rem_minmax(0,1fr)] lg:gap-12";

function FilesOfSide({ kit, side, headingRef }: ContactFilesProps & { side: SideNumber }) {
  const t = useTranslate(kitContact);
  const words = useTranslate(kitTexts);
  const { data: files, isPlaceholderData, error, isFetching, refetch } = useContactFiles(kit, side);
  const contact = files && readContactFile(files["3.0"]);
  if (error) {
    return (
      <ListFailure
        title={t("notLoaded")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        returnTo={headingRef}
      >
        {words("cardNotAffected")}
      </ListFailure>
    );
  }
  if (!contact) return <FilesSkeleton />;
  // The files of before stay while the others are loaded.
  const shown = files.side === 2 ? turnedCard(kit.card) : kit.card;
  const { language } = shown;
  return (
    <div aria-busy={isPlaceholderData} className={GRID}>
      <SavedContactPicture contact={contact} side={shown} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h2 className="type-heading">{t("forPhones")}</h2>
        <Version3Text
          text={files["3.0"]}
          language={language}
          hasTwoSides={kit.card.secondSide !== undefined}
        />
        <h2 className="type-heading mt-1">{t("forPrograms")}</h2>
        <Version4Text text={files["4.0"]} language={language} />
        {contact.sortedBy && <SortedNotice contact={contact} language={language} />}
      </div>
    </div>
  );
}

/** Names in other letters than Latin come last in most address books. */
function SortedNotice({ contact, language }: { contact: SavedContact; language: string | undefined }) {
  const t = useTranslate(kitContact);
  const { name, sortedBy } = contact;
  const [letter = ""] = sortedBy.toLocaleUpperCase(language);
  const isLatin = /^\p{Script=Latin}/u.test(name);
  const inOwn = (text: string) => <span lang={language}>{text}</span>;
  return (
    <Notice icon={ArrowDownAZ}>
      <p className="wrap-anywhere">
        <TaggedText
          text={t(isLatin ? "sorted" : "sortedNotAtEnd", { name, letter })}
          tags={{ name: inOwn, letter: inOwn }}
        />
      </p>
    </Notice>
  );
}

function FilesSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      <Skeleton className="mx-auto h-132 w-full max-w-78 rounded-[2.5rem] lg:mx-0" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  );
}

export const meta = metaIn(kitContact, { title: "title" });

export default function ContactFileRoute({ params: { cardid } }: { params: { cardid: string } }) {
  return <ContactFilePage key={cardid} cardid={cardid} />;
}
