import { mailConnectTexts } from "@visita/domain/owner-messages/mail-connect";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { CONNECT_PATH, SECURITY_PATH, TEAM_SETTINGS_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailConnectTexts);

type Kind = "access_added" | "token_ends" | "team_webhook_added" | "webhook_paused";

/** What was added, in the words of each. */
const ADDED = {
  device: { subject: "deviceSubject", title: "deviceTitle", preview: "devicePreview", text: "deviceAdded" },
  program: { subject: "tokenSubject", title: "tokenTitle", preview: "tokenPreview", text: "tokenAdded" },
  webhook: {
    subject: "webhookSubject",
    title: "webhookTitle",
    preview: "webhookPreview",
    text: "webhookAdded",
  },
} as const;

export const connectMails: Templates<Kind> = {
  access_added: template("notice", (t, { to, at, device }, frame) => {
    const { brand, common, moment, button, link } = frame;
    const words = ADDED[to];
    return {
      subject: t(words.subject, { brand }),
      title: t(words.title),
      preview: t(words.preview),
      blocks: [
        paragraph(t(words.text)),
        facts([common("when"), moment(at)], [t("madeOn"), frame.device(device)]),
        paragraph(common("wasYou")),
        button(t("openConnect"), CONNECT_PATH),
        caution(
          t(to === "webhook" ? "webhookNotYou" : "addedNotYou"),
          link(common("changePassword"), SECURITY_PATH),
        ),
      ],
    };
  }),

  token_ends: template("notice", (t, { name, start, expiresAt }, { brand, moment, apart, button }) => ({
    subject: t("endsSubject", { brand }),
    title: t("endsTitle"),
    preview: t("endsPreview"),
    blocks: [
      paragraph(t("ends")),
      facts([t("token"), apart(name)], [t("beginsWith"), apart(start)], [t("endsAt"), moment(expiresAt)]),
      button(t("openConnect"), CONNECT_PATH),
    ],
  })),

  team_webhook_added: template("notice", (t, { team, by, at }, { brand, common, moment, apart, button }) => ({
    subject: t("webhookSubject", { brand }),
    title: t("webhookTitle"),
    preview: t("teamWebhookPreview"),
    blocks: [
      paragraph(t("teamWebhookAdded", { person: apart(by), team: apart(team) })),
      facts([common("when"), moment(at)]),
      button(t("openTeamSettings"), TEAM_SETTINGS_PATH),
      caution(t("teamWebhookNotYou", { person: apart(by) })),
    ],
  })),

  webhook_paused: template("notice", (t, { address, since, team }, { brand, moment, apart, button }) => ({
    subject: t("pausedSubject", { brand }),
    title: t("pausedTitle"),
    preview: t("pausedPreview"),
    blocks: [
      paragraph(team === null ? t("paused") : t("teamPaused", { team: apart(team) })),
      facts([t("address"), apart(address)], [t("failingSince"), moment(since)]),
      team === null
        ? button(t("openConnect"), CONNECT_PATH)
        : button(t("openTeamSettings"), TEAM_SETTINGS_PATH),
    ],
  })),
};
