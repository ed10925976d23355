import type { CardAssets, CardSite, PublicCard, ReportPage } from "@visita/domain/card/public-card";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import { FormPage } from "./form-page.tsx";
import { Trap } from "./form-trap.tsx";
import { ReportFields } from "./report-fields.tsx";

type ReportDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets; page: ReportPage };

/** The form of a report on a page of its own. */
export function ReportDocument({ card, site, assets, page }: ReportDocumentProps) {
  const { state, values, problem, stamp } = page;
  const isSent = state === "sent";
  const title = isSent ? "Thank you" : "Report this card";
  return (
    <FormPage card={card} site={site} assets={assets} title={title} isAnswer={isSent}>
      {isSent ? (
        <p>{TEXT.received}</p>
      ) : (
        <form method="post" noValidate className="report-form">
          {problem && (
            // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
            <p role="alert" tabIndex={-1} autoFocus className="report-problem">
              {problem}
            </p>
          )}
          <ReportFields fullname={card.fullname} values={values} />
          <Trap />
          <input type="hidden" name="stamp" value={stamp} />
          <div className="report-actions">
            <button type="submit" className="report-button report-button-main">
              Send report
            </button>
          </div>
        </form>
      )}
    </FormPage>
  );
}
