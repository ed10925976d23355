import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Zeit (UTC)",
  who: "Wer",
  what: "Was",
  about: "Betrifft",
  number: "Anzahl",

  team_started: "Team gegründet",
  team_renamed: "Team umbenannt",
  team_deleted: "Team gelöscht",
  team_restored: "Team wiederhergestellt",
  joining_changed: "Beitritt per Adresse geändert",
  template_added: "Vorlage hinzugefügt",
  template_renamed: "Vorlage umbenannt",
  template_changed: "Vorlage geändert",
  template_undone: "Änderung einer Vorlage rückgängig gemacht",
  template_deleted: "Vorlage gelöscht",
  people_invited: "Eingeladen",
  invitation_renewed: "Einladung erneuert",
  invitation_taken_back: "Einladung zurückgezogen",
  invitation_taken: "Einladung angenommen",
  invitation_declined: "Einladung abgelehnt",
  person_joined: "Beigetreten",
  person_left: "Gegangen",
  person_removed: "Aus dem Team genommen",
  people_moved: "Auf andere Vorlage umgestellt",
  role_changed: "Rolle geändert",
  card_corrected: "Karte berichtigt",
} satisfies TranslationOf<typeof english>;
