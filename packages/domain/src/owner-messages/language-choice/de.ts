import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Sprache",
  languageIs: "Sprache: {name}",
  lead: "Für alles, was du hier siehst, und für unsere E-Mails an dich. Deine Karten behalten ihre Sprache.",
  hint: "Sie ändert sich sofort und überall. Was du eingegeben hast, bleibt erhalten.",
  changed: "Alles ist jetzt auf Deutsch.",
  notChanged: "Die Sprache konnte nicht geändert werden. Prüfe deine Verbindung und versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
