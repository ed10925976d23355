import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "E-Mails über neue Kontakte abbestellen?",
  contactsText:
    "Neue Personen erscheinen weiter in deinen Kontakten. In den Einstellungen kannst du diese E-Mails wieder einschalten.",
  weeklyQuestion: "Wochenrückblick abbestellen?",
  weeklyText:
    "Deine Statistik bleibt, wie sie ist. In den Einstellungen kannst du diese E-Mails wieder einschalten.",
  stop: "Diese E-Mails abbestellen",
  stopped: "Abbestellt",
  contactsStopped:
    "Du bekommst keine E-Mails über neue Kontakte mehr. Neue Personen erscheinen weiter in deinen Kontakten.",
  weeklyStopped: "Du bekommst keinen Wochenrückblick mehr. Deine Statistik bleibt, wie sie ist.",
  notValid: "Dieser Link ist ungültig",
  notFound: "Wir konnten nicht finden, was du suchst.",
  home: "Startseite",
} satisfies TranslationOf<typeof english>;
