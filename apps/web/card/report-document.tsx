import type { CardAssets, CardSite, PublicCard, ReportPage } from "@visita/domain/card/public-card";
import { reportForm } from "@visita/domain/messages/report-form";
import { useTranslate } from "../app/lib/language.tsx";
import { FormPage } from "./form-page.tsx";
import { Trap } from "./form-trap.tsx";
import { ReportFields } from "./report-fields.tsx";

type ReportDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets; page: ReportPage };

/** The form of a report on a page of its own. */
export function ReportDocument({ card, site, assets, page }: ReportDocumentProps) {
  const t = useTranslate(reportForm);
  const { state, values, problem, stamp } = page;
  const isSent = state === "sent";
  const title = t(isSent ? "thanks" : "title");
  return (
    <FormPage
      card={card}
      site={site}
      assets={assets}
      title={title}
      isAnswer={isSent}
      back={t("backToCard")}
      reader={page}
    >
      {isSent ? (
        <p>{t("received")}</p>
      ) : (
        <form method="post" noValidate className="report-form">
          {problem && (
            // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
            <p role="alert" tabIndex={-1} autoFocus className="report-problem">
              {problem}
            </p>
          )}
          <ReportFields fullname={card.fullname} values={values} />
          <Trap label={t("leaveEmpty")} />
          <input type="hidden" name="stamp" value={stamp} />
          <div className="report-actions">
            <button type="submit" className="report-button report-button-main">
              {t("sendReport")}
            </button>
          </div>
        </form>
      )}
    </FormPage>
  );
}
