import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "{person} hat dir Kontaktdaten geschickt",
  someoneShared: "Jemand hat dir Kontaktdaten geschickt",
  peopleShared: {
    one: "{number} Person hat dir Kontaktdaten geschickt",
    other: "{number} Personen haben dir Kontaktdaten geschickt",
  },
  preview: "Hinterlassen auf deiner Karte.",
  more: {
    one: "Und {count} weiterer Kontakt unter „Kontakte“.",
    other: "Und {count} weitere unter „Kontakte“.",
  },
  open: "In den Kontakten öffnen",
  attached: "Wer deine Karte öffnet, kann das Formular ausfüllen. Die Kontaktdatei ist angehängt.",
  attachedReply:
    "Wer deine Karte öffnet, kann das Formular ausfüllen. Die Kontaktdatei ist angehängt. Mit „Antworten“ erreichst du die Person direkt.",
  stop: "Diese E-Mails abbestellen",
} satisfies TranslationOf<typeof english>;
