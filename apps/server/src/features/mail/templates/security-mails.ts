import { mailSecurityTexts } from "@visita/domain/owner-messages/mail-security";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { NEW_PASSWORD_PATH, SECURITY_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailSecurityTexts);

type Kind =
  | "password_changed"
  | "email_changed"
  | "email_restored"
  | "passkey_changed"
  | "passkey_keep"
  | "company_linked";

export const securityMails: Templates<Kind> = {
  password_changed: template(
    "notice",
    (
      t,
      { at, passkeys = 0, tokens = 0, isRecovered = false, isWeak = false },
      { brand, common, moment, link },
    ) => ({
      subject: t("passwordSubject", { brand }),
      title: t("passwordTitle"),
      preview: t("passwordPreview"),
      blocks: [
        paragraph(t("passwordChanged")),
        facts([common("when"), moment(at)]),
        ...(isWeak ? [paragraph(t("passwordWeak"))] : []),
        ...(passkeys > 0 ? [paragraph(t(isRecovered ? "recentPasskeysOff" : "passkeysStay"))] : []),
        ...(tokens > 0 ? [paragraph(t("accessStays"))] : []),
        paragraph(common("wasYou")),
        caution(t("passwordNotYou"), link(common("newPassword"), NEW_PASSWORD_PATH)),
      ],
    }),
  ),

  email_changed: template(
    "notice",
    (t, { at, newEmail, token, days: count }, { brand, common, moment, apart, link }) => ({
      subject: t("emailSubject", { brand }),
      title: t("emailTitle"),
      preview: t("emailPreview", { count }),
      blocks: [
        paragraph(t("emailChanged")),
        facts([common("when"), moment(at)], [t("newAddress"), apart(newEmail)]),
        paragraph(common("wasYou")),
        caution(
          t("emailNotYou", { count }),
          link(t("restoreAddress"), `/account/email/restore?token=${token}`),
        ),
      ],
    }),
  ),

  email_restored: template("notice", (t, { at }, { brand, common, moment, link }) => ({
    subject: t("emailRestoredSubject", { brand }),
    title: t("emailRestoredTitle"),
    preview: t("emailRestoredPreview"),
    blocks: [
      paragraph(t("emailTakenBack")),
      facts([common("when"), moment(at)]),
      caution(t("emailRestoredNext"), link(common("newPassword"), NEW_PASSWORD_PATH)),
    ],
  })),

  passkey_changed: template("notice", (t, values, { brand, common, moment, device, link }) => {
    const isAdded = values.change === "added";
    return {
      subject: t(isAdded ? "passkeyAddedSubject" : "passkeyRemovedSubject", { brand }),
      title: t(isAdded ? "passkeyAddedTitle" : "passkeyRemovedTitle"),
      preview: t(isAdded ? "passkeyAddedPreview" : "passkeyRemovedPreview"),
      blocks: [
        paragraph(t(isAdded ? "passkeyAdded" : "passkeyRemoved")),
        facts([common("when"), moment(values.at)], [common("device"), device(values.device)]),
        paragraph(common("wasYou")),
        caution(t("passkeyNotYou"), link(t("openSecurity"), SECURITY_PATH)),
      ],
    };
  }),

  company_linked: template(
    "notice",
    (t, { company, at, device: name }, { brand, common, moment, device, link }) => ({
      subject: t("companySubject", { brand, company }),
      title: t("companyTitle", { company }),
      preview: t("companyPreview", { company }),
      blocks: [
        paragraph(t("companyLinked", { company, brand })),
        facts([common("when"), moment(at)], [common("device"), device(name)]),
        paragraph(common("wasYou")),
        caution(t("companyNotYou", { company }), link(t("openSecurity"), SECURITY_PATH)),
      ],
    }),
  ),

  passkey_keep: template(
    "code_after_proof",
    (t, { addedAt, token, hours: count }, { brand, moment, button, link }) => ({
      subject: t("passkeyKeepSubject", { brand }),
      title: t("passkeyKeepTitle"),
      preview: t("passkeyKeepPreview"),
      blocks: [
        paragraph(t("passkeyOff")),
        facts([t("added"), moment(addedAt)]),
        button(t("turnOn"), `/account/passkeys/confirm?token=${token}`),
        paragraph(t("linkValidity", { count })),
        caution(t("passkeyUnknown"), link(t("reviewPasskeys"), "/account/passkeys")),
      ],
    }),
  ),
};
