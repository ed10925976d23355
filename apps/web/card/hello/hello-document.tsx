import type { CardAssets, CardSite, HelloPage, PublicCard } from "@visita/domain/card/public-card";
import { lengthOf, shortName } from "@visita/domain/exchange/exchange.rules";
import { helloForm } from "@visita/domain/messages/hello-form";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { cardPath } from "../../app/lib/card-path.ts";
import { useTranslate } from "../../app/lib/language.tsx";
import { sideQuery } from "../card-url.ts";
import { FormPage } from "../form-page.tsx";
import { Trap } from "../form-trap.tsx";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import { detailsTitle, FilledIn, FormNotice, NoteField, PersonFields, SubmitPart } from "./details-form.tsx";
import { SentFacts } from "./sent-details.tsx";

type HelloDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets; page: HelloPage };

/** The form on a page of its own, for visitors without a script. It posts to its own URL. */
export function HelloDocument({ card, site, assets, page }: HelloDocumentProps) {
  const t = useTranslate(helloForm);
  const isSent = page.state === "sent";
  const path = cardPath(card.username);
  const title = isSent
    ? detailsTitle(shortName(card.fullname), page.sharedWith, t)
    : t("title", { name: card.fullname });
  return (
    <FormPage
      card={card}
      site={site}
      assets={assets}
      title={title}
      isAnswer={isSent}
      back={t("backToCard")}
      link={page.link}
      reader={page}
    >
      {isSent ? <Sent card={card} page={page} path={path} /> : <Form card={card} page={page} />}
    </FormPage>
  );
}

type PartProps = { card: PublicCard; page: HelloPage };

function Form({ card, page }: PartProps) {
  const t = useTranslate(helloForm);
  const { values, problems, notice, stamp, link, source, ownCard, sharedWith } = page;
  const name = shortName(card.fullname);
  return (
    <form method="post" noValidate className="hello-form">
      <FormNotice problems={problems} text={notice} />
      {ownCard && <OwnCardField ownCard={ownCard} />}
      <PersonFields values={values} problems={problems} />
      <NoteField values={values} problems={problems} length={lengthOf(values.note)} />
      <Trap label={t("leaveEmpty")} />
      <input type="hidden" name="stamp" value={stamp} />
      {link && <input type="hidden" name="link" value={link} />}
      {source && <input type="hidden" name="source" value={source} />}
      {sharedWith !== null && <input type="hidden" name="shared" value="yes" />}
      <SubmitPart shortName={name} sharedWith={sharedWith} sendsCard={ownCard && "box"} />
    </form>
  );
}

function OwnCardField({ ownCard }: { ownCard: NonNullable<HelloPage["ownCard"]> }) {
  const t = useTranslate(helloForm);
  return (
    <div className="hello-own">
      <FilledIn path={cardPath(ownCard.username)} />
      <label className="hello-check">
        <input type="checkbox" name="card" value={ownCard.cardid} defaultChecked={ownCard.isSent} />
        <span>{t("sendCard")}</span>
      </label>
    </div>
  );
}

function Sent({ card, page: { ownCard }, path }: PartProps & { path: string }) {
  const t = useTranslate(helloForm);
  const contactPath = card.met ? `${path}/${card.met.slug}` : path;
  const sentCard = ownCard?.isSent ? cardPath(ownCard.username) : undefined;
  return (
    <div className="hello-sent">
      <p>{t(sentCard === undefined ? "whereTheyAre" : "whereTheyAreWithCard")}</p>
      {(card.met || sentCard) && <SentFacts details={{}} metAt={card.met?.name} ownCard={sentCard} />}
      <div className="hello-sent-actions">
        <a href={`${contactPath}/contact.vcf${sideQuery(card)}`} data-look="card" className="hello-button">
          <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
          <span>{t("addToContacts", { name: shortName(card.fullname) })}</span>
        </a>
      </div>
    </div>
  );
}
