import type { Contacts } from "@visita/domain/card/contacts";
import { initials } from "@visita/domain/card/initials";
import { roleLine } from "@visita/domain/card/role-line";
import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import { publicCard } from "@visita/domain/messages/public-card";
import { type ReactNode, use, useId } from "react";
import { LanguageContext, useTranslate } from "../../../lib/language.tsx";
import { CardCover, TurnedCorner } from "../../../ui/card-cover.tsx";
import { CardInfo } from "./card-info.tsx";
import { CardPhoto, type ImageLoading, LogoPlate } from "./card-pictures.tsx";
import { PreviewHint, PreviewRole } from "./card-preview.tsx";
import { CardPanel, CardTabList } from "./card-tabs.tsx";
import { CardTurn } from "./card-turn.tsx";
import { OwnLanguage } from "./channel-tile.tsx";
import type { CardTab } from "./enhance-tabs.ts";
import { LineIcon } from "./line-icon.tsx";

export type CardViewData = CardIdentity & {
  username: string;
  bio: string;
  contacts: Contacts;
  /** The owner's order of the channels. */
  channelOrder?: readonly string[];
  /** A preview leaves room for these channels alone. */
  mayHave?: (channel: string) => boolean;
  /** The other side. */
  secondSide?: { readonly language: string } | undefined;
  /** It is shown from its second side. */
  isTurned?: boolean;
};

type CardViewProps = {
  card: CardViewData;
  /** One button or its skeleton, on the right of the cover. A pressed button turns the corner. */
  bookmark?: ReactNode;
  /** Comes at the end of the card. */
  children?: ReactNode;
  /** Shows muted placeholders for empty fields, and is inert. */
  isPreview?: boolean;
  /** Which tab a preview shows. */
  tab?: CardTab;
  /** Turns the corner. */
  isKept?: boolean;
  /** Prefix of the tabs' and panels' ids. Empty, the fragments are #info and #bio: at most once in a document. */
  idPrefix?: string;
  images?: ImageLoading;
  /** The name of the link by which the card was opened. */
  metAt?: string | undefined;
  /** A language that was chosen for the page, which stays in the address. */
  pageLanguage?: string | undefined;
};

/** The whole card. Its markup is complete without a script; the public page enhances tabs, copy buttons and bookmark without React. */
export function CardView({ card, bookmark, children, ...options }: CardViewProps) {
  const generatedPrefix = useId();
  const { isPreview = false, tab, isKept = false, idPrefix = generatedPrefix, images, metAt } = options;
  const { secondSide, isTurned = false } = card;
  const ownLanguage = card.language === use(LanguageContext) ? undefined : card.language;
  return (
    <article
      data-card={themeOf(card.color).key}
      data-kept={isKept || undefined}
      inert={isPreview}
      className="card-view"
    >
      {/* First in the tab order, as it stands at the top. */}
      {bookmark && <div className="card-bookmark">{bookmark}</div>}
      <div className="card-view-body turned-face">
        <CardHead
          card={card}
          isPreview={isPreview}
          images={images}
          ownLanguage={ownLanguage}
          turn={
            secondSide?.language && (
              <CardTurn
                language={secondSide.language}
                isTurned={isTurned}
                pageLanguage={options.pageLanguage}
              />
            )
          }
        />
        {metAt && <MetLine name={metAt} />}
        <div data-card-tabs="">
          <div data-tab-list={idPrefix} className="card-tab-list">
            <CardTabList idPrefix={idPrefix} shown={tab} />
          </div>
          <CardPanel tab="info" idPrefix={idPrefix}>
            <OwnLanguage value={ownLanguage}>
              <CardInfo
                contacts={card.contacts}
                order={card.channelOrder}
                isPreview={isPreview}
                mayHave={card.mayHave}
              />
            </OwnLanguage>
          </CardPanel>
          <CardPanel tab="bio" idPrefix={idPrefix}>
            <CardBio bio={card.bio} language={ownLanguage} isPreview={isPreview} />
          </CardPanel>
        </div>
        {children && <div className="card-foot">{children}</div>}
      </div>
      <TurnedCorner />
    </article>
  );
}

type CardBioProps = { bio: string; language?: string | undefined; isPreview: boolean };

export function CardBio({ bio, language, isPreview }: CardBioProps) {
  const t = useTranslate(publicCard);
  const paragraphs = bio.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) {
    return <p className="card-empty">{isPreview ? <PreviewHint of="bio" /> : t("noBio")}</p>;
  }
  return (
    <div lang={language} className="card-bio">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Lucide's handshake as a single path. */
const HANDSHAKE =
  "m11 17 2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8";

/** Where one met: the name of the link by which the card was opened. */
export function MetLine({ name }: { name: string }) {
  const t = useTranslate(publicCard);
  return (
    <p className="card-met">
      <LineIcon path={HANDSHAKE} size={20} />
      <span>{t("metAt", { name })}</span>
    </p>
  );
}

type CardIdentity = {
  fullname: string;
  /** How the name is spoken. */
  reading?: string | undefined;
  /** Of the owner's texts. */
  language?: string | undefined;
  occupation: string;
  companyname: string;
  profilepic: string | null;
  logo: string | null;
  color: ThemeKey;
};

type CardHeadProps = {
  card: CardIdentity;
  isPreview: boolean;
  images: ImageLoading | undefined;
  /** Of the owner's texts, unless it is that of the page. */
  ownLanguage: string | undefined;
  turn: ReactNode;
};

function CardHead({ card, isPreview, images, ownLanguage, turn }: CardHeadProps) {
  // The page around a preview has a heading of its own.
  const Name = isPreview ? "p" : "h1";
  const role = isPreview ? <PreviewRole {...card} /> : roleLine(card.occupation, card.companyname);
  const isNameless = isPreview && !card.fullname;
  return (
    <>
      <CardCover as="header" theme={card.color} className="card-view-cover">
        {card.logo && <LogoPlate src={card.logo} loading={images === "lazy" ? "lazy" : undefined} />}
      </CardCover>
      {turn}
      <div lang={ownLanguage} className="card-head">
        <CardPhoto src={card.profilepic} letters={initials(card.fullname)} loading={images} />
        {card.reading && (
          <p dir="auto" className="card-reading">
            {card.reading}
          </p>
        )}
        <Name dir="auto" data-placeholder={isNameless || undefined} className="card-name">
          {isNameless ? <PreviewHint of="yourName" /> : card.fullname}
        </Name>
        {role && (
          <p dir="auto" className="card-role">
            {role}
          </p>
        )}
      </div>
    </>
  );
}
