import { mailAccountDataTexts } from "@visita/domain/owner-messages/mail-account-data";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { NEW_PASSWORD_PATH, SECURITY_PATH, SIGN_IN_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailAccountDataTexts);

type Kind = "export_ready" | "leaving_begun" | "leaving_undone" | "account_deleted";

export const accountDataMails: Templates<Kind> = {
  export_ready: template("notice", (t, { until }, { brand, common, moment, button, link }) => ({
    subject: t("exportSubject", { brand }),
    title: t("exportTitle"),
    preview: t("exportPreview"),
    blocks: [
      paragraph(t("exportReady")),
      facts([t("keptUntil"), moment(until)]),
      button(t("download"), "/account/settings#data"),
      caution(t("exportNotYou"), link(common("changePassword"), SECURITY_PATH)),
    ],
  })),

  leaving_begun: template("notice", (t, { until }, { brand, common, moment, button, link }) => ({
    subject: t("left", { brand }),
    title: t("left", { brand }),
    preview: t("leftPreview"),
    blocks: [
      paragraph(t("cardsOffline")),
      facts([t("deletedOn"), moment(until)]),
      paragraph(t("comeBack")),
      button(common("signIn"), SIGN_IN_PATH),
      caution(t("leftNotYou"), link(common("newPassword"), NEW_PASSWORD_PATH)),
    ],
  })),

  leaving_undone: template("notice", (t, { at }, { brand, common, moment, button, link }) => ({
    subject: t("backSubject", { brand }),
    title: t("backTitle"),
    preview: t("backPreview"),
    blocks: [
      paragraph(t("cardsOnline")),
      facts([common("when"), moment(at)]),
      button(t("openDashboard"), "/dashboard"),
      caution(t("backNotYou"), link(common("changePassword"), SECURITY_PATH)),
    ],
  })),

  account_deleted: template("notice", (t, { at }, { brand, common, moment }) => ({
    subject: t("deletedSubject", { brand }),
    title: t("deletedTitle"),
    preview: t("deletedPreview"),
    blocks: [paragraph(t("deleted")), facts([common("when"), moment(at)]), paragraph(t("invoices"))],
  })),
};
