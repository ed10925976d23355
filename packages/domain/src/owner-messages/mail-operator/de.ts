import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "Eine Nachricht aus dem Kontaktformular von {brand}",
  contactTitle: "Du hast eine neue Nachricht",
  contactPreview: "Gesendet von deiner Kontaktseite.",
  from: "Von",
  contactUntrusted:
    "Das Formular können alle ausfüllen. Prüfe, wer schreibt, bevor du Links öffnest oder Privates weitergibst.",

  reportedSubject: "Eine Meldung zu {card}",
  reportedTitle: "Eine Karte wurde gemeldet",
  reportedPreview: "Bitte prüfen.",
  urgentSubject: {
    one: "Dringend: Meldungen zu {card} aus {count} Netzwerk",
    other: "Dringend: Meldungen zu {card} aus {count} Netzwerken",
  },
  urgentTitle: "Mehrere Personen haben eine Karte gemeldet",
  urgentPreview: "Aus verschiedenen Netzwerken, innerhalb eines Tages.",
  openReports: "Offene Meldungen",
  reportsFrom: {
    one: "{reports}, heute aus {count} Netzwerk",
    other: "{reports}, heute aus {count} Netzwerken",
  },
  review: "Prüfen",
  anybodyReports:
    "Eine Karte können alle melden. Sie bleibt online, bis du entscheidest. Nichts wird automatisch gesperrt.",

  answeredSubject: "Antwort zur Karte {card}",
  answeredTitle: "Antwort zu einer gesperrten Karte",
  answeredPreview: "Von der Person, der die Karte gehört.",
  answeredNext:
    "Prüfe die Karte, bevor du sie wiederherstellst. Mit „Antworten“ erreichst du die Person, der sie gehört.",
} satisfies TranslationOf<typeof english>;
