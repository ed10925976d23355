import { mailTeamTexts } from "@visita/domain/owner-messages/mail-team";
import { caution, facts, paragraph } from "./mail-blocks.ts";
import { templatesOf } from "./mail-template.ts";
import type { TeamInvitation, Templates } from "./mail-values.ts";
import { isPlainName } from "./plain-name.ts";

const template = templatesOf(mailTeamTexts);

export const teamMails: Templates<
  "team_invitation" | "team_left" | "team_card_corrected" | "team_contacts_shared"
> = {
  team_invitation: template<TeamInvitation>(
    "invitation",
    (t, mail, { publicUrl, moment, button, link, common }) => {
      const { team, name, invitedBy, email, username, token, isReminder, until } = mail;
      const path = `/invitation?token=${token}`;
      const address = `${publicUrl}/c/${username}`;
      const title = isPlainName(team) ? t("hasMade", { team }) : t("madeForYou");
      return {
        subject: isReminder ? t("reminderSubject", { title }) : title,
        title,
        preview: t("preview"),
        blocks: [
          { type: "picture", url: `${address}/og.png`, alt: t("cardOf", { name }) },
          paragraph(
            invitedBy === null ? t("invited", { team }) : t("invitedBy", { person: invitedBy, team }),
          ),
          facts(
            [common("card"), address.replace(/^https?:\/\//, "")],
            [t("forAddress"), email],
            [t("until"), moment(until)],
          ),
          button(t("makeItYours"), path),
          caution(t(isReminder ? "onlyReminder" : "oneReminder"), link(t("notForMe"), path)),
        ],
      };
    },
  ),

  team_left: template("notice", (t, { team, isRemoved, username, successor }, { button }) => {
    const title = t(isRemoved ? "removedTitle" : "leftTitle", {
      team: isPlainName(team) ? team : t("theTeam"),
    });
    const ended = successor
      ? t("cardLeads", { username: `/c/${username}`, person: successor })
      : t("cardEnded", { username: `/c/${username}` });
    return {
      subject: title,
      title,
      preview: t("yoursStay"),
      blocks: [
        ...(username === null ? [] : [paragraph(ended)]),
        paragraph(t("yoursStay")),
        button(t("openDashboard"), "/dashboard"),
      ],
    };
  }),

  team_contacts_shared: template("notice", (t, { team, by }, { button }) => ({
    subject: t("sharedTitle"),
    title: t("sharedTitle"),
    preview: t("sharedFromNow"),
    blocks: [
      paragraph(t("sharedNow", { person: by, team })),
      paragraph(t("sharedFromNow")),
      button(t("openContacts"), "/contacts"),
    ],
  })),

  team_card_corrected: template("notice", (t, { team, by, username }, { button }) => ({
    subject: t("correctedTitle"),
    title: t("correctedTitle"),
    preview: t("changeAgain"),
    blocks: [
      paragraph(t("corrected", { person: by, team, username: `/c/${username}` })),
      paragraph(t("changeAgain")),
      button(t("openDashboard"), "/dashboard"),
    ],
  })),
};
