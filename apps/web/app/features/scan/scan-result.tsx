import { useQuery } from "@tanstack/react-query";
import { roleLine } from "@visita/domain/card/role-line";
import { detailsOfCard } from "@visita/domain/exchange/own-card";
import { scanTexts } from "@visita/domain/owner-messages/scan";
import { type ScannedCard, type ScannedPerson, shownAddress } from "@visita/domain/scan/scanned-code";
import {
  CircleCheck,
  Handshake,
  Link2,
  type LucideIcon,
  Mail,
  Phone,
  StickyNote,
  UserPlus,
} from "lucide-react";
import { type FormEvent, type ReactNode, type Ref, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCards } from "../card/public/card.queries.ts";
import { findCard } from "./scan.queries.ts";
import { ScannedPicture } from "./scanned-picture.tsx";
import type { Chosen, Occasion, Offer } from "./use-scan.ts";

type ScanResultProps = {
  userid: string;
  offer: Offer;
  occasion: Occasion | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onKeep: (chosen: Chosen) => void;
  onDismiss: () => void;
};

/** What a code says, to be kept with one press. All of it is text: no address in it is a link. */
export function ScanResult({ offer, ...props }: ScanResultProps) {
  const { code } = offer;
  if (code.kind === "card") return <CardResult {...props} card={code.card} />;
  if (code.kind === "profile") return <ProfileResult {...props} code={code} />;
  return <ContactResult {...props} person={code.person} isOwnCard={code.card !== undefined} />;
}

type PartProps = Omit<ScanResultProps, "offer">;

function ContactResult({
  person,
  isOwnCard,
  ...props
}: PartProps & { person: ScannedPerson; isOwnCard: boolean }) {
  const t = useTranslate(scanTexts);
  const { name, role, company } = person;
  return (
    <>
      <Head
        headingRef={props.headingRef}
        name={name}
        line={roleLine(role, company)}
        sourceIcon={CircleCheck}
        source={t("contactInCode")}
      />
      <Facts person={person} occasion={props.occasion} />
      {isOwnCard && <p className="text-small text-muted">{t("keptAsFavorite")}</p>}
      <Actions onDismiss={props.onDismiss} onKeep={() => props.onKeep({ name, photo: null })} />
    </>
  );
}

function CardResult({ card, ...props }: PartProps & { card: ScannedCard }) {
  const t = useTranslate(scanTexts);
  const brand = useSettings()?.brand ?? "";
  const path = `/c/${card.username}`;
  const own = useCards(props.userid).data ?? [];
  const { data: seen, error } = useQuery({
    queryKey: ["scanned-card", card.username.toLowerCase()],
    queryFn: ({ signal }) => findCard(card, signal),
    networkMode: "always",
    retry: false,
  });
  const isOwn = own.some(({ username }) => username.toLowerCase() === card.username.toLowerCase());
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const problem = isOwn ? t("ownCard") : isMissing ? t("notShown") : undefined;
  const person = seen && detailsOfCard(seen);
  return (
    <>
      <Head
        headingRef={props.headingRef}
        name={seen?.fullname ?? path}
        photo={seen?.profilepic}
        theme={seen?.color}
        line={seen ? roleLine(seen.occupation, seen.companyname) : error && !problem ? t("nameComes") : ""}
        isLoading={!seen && !error}
        isUnknown={!seen}
        sourceIcon={CircleCheck}
        source={problem ?? t("ownCardAt", { brand, path })}
      />
      {!problem && <Facts person={person} occasion={props.occasion} />}
      {!problem && <p className="text-small text-muted">{t("keptAsFavorite")}</p>}
      <Actions
        onDismiss={props.onDismiss}
        onKeep={
          problem === undefined
            ? () => props.onKeep({ name: seen?.fullname ?? "", photo: seen?.profilepic ?? null })
            : undefined
        }
      />
    </>
  );
}

type ProfileCode = Extract<Offer["code"], { kind: "profile" }>;

function ProfileResult({ code, ...props }: PartProps & { code: ProfileCode }) {
  const t = useTranslate(scanTexts);
  const [name, setName] = useState(code.name);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() !== "") return props.onKeep({ name: name.trim(), photo: null });
    setMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form noValidate className="contents" onSubmit={submit}>
      <Head
        headingRef={props.headingRef}
        name={shownAddress(code.address)}
        isAddress
        initialsOf={name}
        line={t(code.isCard ? "otherCardSays" : "profileSays")}
        sourceIcon={Link2}
        source={t("notOpened")}
      />
      <Facts person={undefined} occasion={props.occasion} />
      <TextField
        label={t("name")}
        name="name"
        autoComplete="off"
        maxLength={80}
        isRequired
        value={name}
        {...(isMissing && name.trim() === "" && { error: t("nameMissing") })}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Actions onDismiss={props.onDismiss} isForm />
    </form>
  );
}

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

function Head(props: HeadProps) {
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

function Facts({ person, occasion }: FactsProps) {
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

function Actions({ onDismiss, onKeep, isForm = false }: ActionsProps) {
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
