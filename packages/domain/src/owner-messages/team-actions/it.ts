import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Ora (UTC)",
  who: "Chi",
  what: "Azione",
  about: "Riguarda",
  number: "Numero",

  team_started: "Team creato",
  team_renamed: "Team rinominato",
  team_deleted: "Team eliminato",
  team_restored: "Team ripristinato",
  joining_changed: "Ingresso tramite indirizzo modificato",
  template_added: "Modello aggiunto",
  template_renamed: "Modello rinominato",
  template_changed: "Modello modificato",
  template_undone: "Modifica di un modello annullata",
  template_deleted: "Modello eliminato",
  people_invited: "Invito inviato",
  invitation_renewed: "Invito rinnovato",
  invitation_taken_back: "Invito ritirato",
  invitation_taken: "Invito accettato",
  invitation_declined: "Invito rifiutato",
  person_joined: "Ingresso nel team",
  person_left: "Uscita dal team",
  person_removed: "Rimozione dal team",
  people_moved: "Passaggio a un altro modello",
  role_changed: "Ruolo modificato",
  card_corrected: "Biglietto corretto",
} satisfies TranslationOf<typeof english>;
