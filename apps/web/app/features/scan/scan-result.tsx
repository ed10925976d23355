import { useQuery } from "@tanstack/react-query";
import { roleLine } from "@visita/domain/card/role-line";
import { detailsOfCard } from "@visita/domain/exchange/own-card";
import { scanTexts } from "@visita/domain/owner-messages/scan";
import { type ScannedCard, type ScannedPerson, shownAddress } from "@visita/domain/scan/scanned-code";
import { CircleCheck, Link2 } from "lucide-react";
import { type FormEvent, type Ref, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useCards } from "../card/public/card.queries.ts";
import type { Occasion } from "./public/scan-store.ts";
import { findCard } from "./scan.queries.ts";
import { Actions, Facts, Head } from "./scan-result-parts.tsx";
import type { Chosen, Offer } from "./use-scan.ts";

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
