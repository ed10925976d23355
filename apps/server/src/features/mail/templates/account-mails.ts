import { mailAccountTexts } from "@visita/domain/owner-messages/mail-account";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { NEW_PASSWORD_PATH, SECURITY_PATH, SIGN_IN_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailAccountTexts);

type Kind =
  | "welcome"
  | "login_code"
  | "admin_code"
  | "email_code"
  | "recovery_code"
  | "recovery_link"
  | "new_device";

export const accountMails: Templates<Kind> = {
  welcome: template("welcome", (t, _values, { brand, common, button }) => ({
    subject: t("welcome", { brand }),
    title: t("welcome", { brand }),
    preview: t("welcomePreview"),
    blocks: [
      paragraph(t("welcomeReady")),
      button(common("signIn"), SIGN_IN_PATH),
      paragraph(t("welcomeFirstTime")),
      caution(t("welcomeNotYou")),
    ],
  })),

  login_code: template("code_after_proof", (t, { code, minutes: count }, { brand, common, link }) => ({
    subject: t("codeSubject", { brand }),
    title: t("codeTitle"),
    preview: t("codePreview", { count }),
    blocks: [
      paragraph(t("codeEnter")),
      { type: "code", code },
      paragraph(common("codeValidity", { count })),
      caution(t("codeNotYou"), link(common("newPassword"), NEW_PASSWORD_PATH)),
    ],
  })),

  /** The second proof of an admin who is signed in. */
  admin_code: template("code_after_proof", (t, { code, minutes: count }, { brand, common, link }) => ({
    subject: t("adminCodeSubject", { brand }),
    title: t("adminCodeTitle"),
    preview: t("adminCodePreview", { count }),
    blocks: [
      paragraph(t("adminCodeEnter")),
      { type: "code", code },
      paragraph(common("codeValidity", { count })),
      caution(t("adminCodeNotYou"), link(t("accountSecurity"), SECURITY_PATH)),
    ],
  })),

  email_code: template("code_to_confirm", (t, { code, minutes: count }, { brand, common }) => ({
    subject: t("emailCodeSubject", { brand }),
    title: t("emailCodeTitle"),
    preview: t("emailCodePreview", { count }),
    blocks: [
      paragraph(t("emailCodeEnter", { brand })),
      { type: "code", code },
      paragraph(common("codeValidity", { count })),
      caution(t("emailCodeNotYou")),
    ],
  })),

  recovery_code: template("code_on_request", (t, { code, minutes: count }, { brand }) => ({
    subject: t("recoverySubject", { brand }),
    title: t("recoveryTitle"),
    preview: t("recoveryPreview", { count }),
    blocks: [
      paragraph(t("recoveryEnter")),
      { type: "code", code },
      paragraph(t("recoveryValidity", { count })),
      caution(t("recoveryNotYou")),
    ],
  })),

  recovery_link: template("code_on_request", (t, { email, linkCode, minutes: count }, { brand, button }) => ({
    subject: t("recoveryLinkSubject", { brand }),
    title: t("recoveryTitle"),
    preview: t("recoveryLinkPreview", { count }),
    blocks: [
      paragraph(t("recoveryLinkWhy")),
      button(
        t("recoveryLinkContinue"),
        `/auth/verify/link#email=${encodeURIComponent(email)}&code=${linkCode}`,
      ),
      paragraph(t("recoveryLinkValidity", { count })),
      caution(t("recoveryLinkNotYou")),
    ],
  })),

  new_device: template("notice", (t, values, { brand, common, moment, device, link }) => ({
    subject: t("newDeviceSubject", { brand }),
    title: t("newDeviceTitle"),
    preview: t("newDevicePreview"),
    blocks: [
      paragraph(t("newDeviceSignedIn")),
      facts([common("when"), moment(values.at)], [common("device"), device(values.device)]),
      paragraph(common("wasYou")),
      caution(t("newDeviceNotYou"), link(common("changePassword"), SECURITY_PATH)),
    ],
  })),
};
