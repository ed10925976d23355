import { mailConnectTexts } from "@visita/domain/owner-messages/mail-connect";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { CONNECT_PATH, SECURITY_PATH } from "./mail-paths.ts";
import { templatesOf } from "./mail-template.ts";
import type { Templates } from "./mail-values.ts";

const template = templatesOf(mailConnectTexts);

type Kind = "access_added" | "token_ends";

export const connectMails: Templates<Kind> = {
  access_added: template("notice", (t, { to, at, device }, frame) => {
    const { brand, common, moment, button, link } = frame;
    const isDevice = to === "device";
    return {
      subject: t(isDevice ? "deviceSubject" : "tokenSubject", { brand }),
      title: t(isDevice ? "deviceTitle" : "tokenTitle"),
      preview: t(isDevice ? "devicePreview" : "tokenPreview"),
      blocks: [
        paragraph(t(isDevice ? "deviceAdded" : "tokenAdded")),
        facts([common("when"), moment(at)], [t("madeOn"), frame.device(device)]),
        paragraph(common("wasYou")),
        button(t("openConnect"), CONNECT_PATH),
        caution(t("addedNotYou"), link(common("changePassword"), SECURITY_PATH)),
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
};
