import { scanTexts } from "@visita/domain/owner-messages/scan";
import type { ScannedPerson } from "@visita/domain/scan/scanned-code";
import { Handshake, type LucideIcon, Mail, Phone, StickyNote, UserPlus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import type { Occasion } from "./public/scan-store.ts";
import { ScannedPicture } from "./scanned-picture.tsx";

type HeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  name: string;
  isAddress?: boolean;
  /** Whose initials stand in the place of a photo. */
  initialsOf?: string;
  photo?: string | null | undefined;
  theme?: string | undefined;
  line: string;
  isLoading?: boolean;
  isUnknown?: boolean;
  sourceIcon: LucideIcon;
  source: string;
};

export function Head(props: HeadProps) {
  const { headingRef, name, isAddress = false, initialsOf = name, photo, theme, line } = props;
  const { isLoading = false, isUnknown = false, sourceIcon: SourceIcon, source } = props;
  return (
    <div className="flex items-start gap-4">
      <span className="shrink-0 rounded-md bg-surface p-1 shadow-card">
        <ScannedPicture name={isUnknown ? "" : initialsOf} photo={photo} theme={theme} size="head" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={headingRef} tabIndex={-1} className="type-heading leading-[1.2] wrap-anywhere outline-none">
          <bdi dir={isAddress ? "ltr" : undefined}>{name}</bdi>
        </h2>
        {isLoading && <Skeleton className="mt-2 h-4 w-40" />}
        {line && (
          <p className="mt-0.5 text-small leading-[1.45] text-balance text-muted wrap-anywhere">
            <bdi>{line}</bdi>
          </p>
        )}
        <p className="mt-0.5 flex items-center gap-1.5 text-help leading-[1.45] text-muted">
          <SourceIcon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">{source}</span>
        </p>
      </div>
    </div>
  );
}

/** Of the note, which may be long. */
const LINES_SHOWN = 3;

type FactsProps = {
  person: (Pick<ScannedPerson, "phone" | "email"> & { readonly ownNote?: string }) | undefined;
  occasion: Occasion | undefined;
};

export function Facts({ person, occasion }: FactsProps) {
  const t = useTranslate(scanTexts);
  const note = (person?.ownNote ?? "").split("\n").filter(Boolean).slice(0, LINES_SHOWN);
  if (!person?.phone && !person?.email && note.length === 0 && !occasion) return null;
  return (
    <ul className="grid border-y border-line text-small *:not-first:border-t *:not-first:border-line">
      {person?.phone && (
        <Fact icon={Phone}>
          <bdi dir="ltr">{person.phone}</bdi>
        </Fact>
      )}
      {person?.email && (
        <Fact icon={Mail}>
          <bdi dir="ltr">{person.email}</bdi>
        </Fact>
      )}
      {note.map((line) => (
        <Fact key={line} icon={StickyNote}>
          <bdi>{line}</bdi>
        </Fact>
      ))}
      {occasion && <Fact icon={Handshake}>{t("metAtLink", { link: occasion.name })}</Fact>}
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-3 py-2">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-muted" />
      <span className="line-clamp-2 font-semibold wrap-anywhere">{children}</span>
    </li>
  );
}

type ActionsProps = { onDismiss: () => void; onKeep?: (() => void) | undefined; isForm?: boolean };

export function Actions({ onDismiss, onKeep, isForm = false }: ActionsProps) {
  const t = useTranslate(scanTexts);
  const canKeep = isForm || onKeep !== undefined;
  return (
    <div className="flex flex-wrap gap-2.5 *:min-w-32 *:flex-1">
      <Button variant="secondary" className="px-3!" onClick={onDismiss}>
        {t("notThisOne")}
      </Button>
      {canKeep && (
        <Button
          type={isForm ? "submit" : "button"}
          icon={UserPlus}
          className="px-3!"
          {...(onKeep && { onClick: onKeep })}
        >
          {t("keep")}
        </Button>
      )}
    </div>
  );
}
