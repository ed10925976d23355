import { mailModerationTexts } from "@visita/domain/owner-messages/mail-moderation";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { SIGN_IN_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailModerationTexts);

type Kind = "account_suspended" | "account_lifted" | "card_taken_down" | "card_put_back";

/** To owners. Answers go to the support address. */
export const moderationMails: Templates<Kind> = {
  account_suspended: template("notice", (t, { name, reason }, { brand, common, apart }) => ({
    subject: t("suspendedSubject", { brand }),
    title: t("suspendedTitle"),
    preview: t("suspendedPreview"),
    blocks: [
      paragraph(common("dear", { name })),
      paragraph(t("suspended")),
      facts([common("reason"), apart(reason)]),
      caution(t("suspendedAnswer")),
    ],
  })),

  account_lifted: template("notice", (t, { name }, { brand, common, button }) => ({
    subject: t("liftedSubject", { brand }),
    title: t("liftedTitle"),
    preview: t("liftedPreview"),
    blocks: [
      paragraph(common("dear", { name })),
      paragraph(t("lifted")),
      button(common("signIn"), SIGN_IN_PATH),
    ],
  })),

  card_taken_down: template(
    "notice",
    (t, { cardid, username, name, reason, told }, { publicUrl, common, apart, button }) => ({
      subject: t("takenDownSubject", { card: `/c/${username}` }),
      title: t("takenDownTitle"),
      preview: t("takenDownPreview"),
      blocks: [
        paragraph(common("dear", { name })),
        paragraph(t("takenDown")),
        facts(
          [common("card"), `${publicUrl.replace(/^https?:\/\//, "")}/c/${username}`],
          [common("reason"), apart(reason)],
          [t("found"), apart(told)],
        ),
        paragraph(t("takenDownNext")),
        button(t("openEditor"), `/b/u?card=${encodeURIComponent(cardid)}`),
        caution(t("takenDownAnswer")),
      ],
    }),
  ),

  card_put_back: template("notice", (t, { username, name }, { common, button }) => ({
    subject: t("putBackSubject", { card: `/c/${username}` }),
    title: t("putBackTitle"),
    preview: t("putBackPreview"),
    blocks: [
      paragraph(common("dear", { name })),
      paragraph(t("putBack")),
      button(t("openCard"), `/c/${encodeURIComponent(username)}`),
    ],
  })),
};
