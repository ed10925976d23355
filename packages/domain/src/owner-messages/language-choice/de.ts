import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Sprache",
  languageIs: "Sprache: {name}",
  lead: "Für alles, was du hier siehst, und die Mails, die wir dir schicken. Deine Karten behalten ihre.",
  hint: "Sie ändert sich sofort und überall. Nichts, was du getippt hast, geht verloren.",
  changed: "Alles ist jetzt auf Deutsch.",
  notChanged: "Die Sprache konnte nicht geändert werden. Prüfe deine Verbindung und versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
