import { mailBillingTexts } from "@visita/domain/owner-messages/mail-billing";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { templatesOf } from "./mail-template.ts";

/** Until the end of the premium features. */
export type PaymentFailed = { until: number };

export const paymentFailed = templatesOf(mailBillingTexts)<PaymentFailed>(
  "notice",
  (t, { until }, { brand, moment, button }) => ({
    subject: t("subject", { brand }),
    title: t("title"),
    preview: t("preview"),
    blocks: [
      paragraph(t("failed")),
      facts([t("stayUntil"), moment(until)]),
      paragraph(t("next")),
      button(t("open"), "/subscription"),
      caution(t("noLonger")),
    ],
  }),
);
