import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Deine Kolleginnen und Kollegen sind bei {team}",
  lead: "Mit deiner E-Mail-Adresse kannst du beitreten. Du bekommst sofort eine Karte des Teams; deine eigenen Karten bleiben deine, und das Team sieht sie nicht.",
  join: "{team} beitreten",
  joining: "Beitritt läuft …",
  full: "Bei {team} ist noch kein Platz frei",
  fullText:
    "Du bist über die Anmeldung deiner Firma gekommen: Sobald ein Platz frei ist, bekommst du eine Karte des Teams. Du musst nichts weiter tun.",
  notNow: "Jetzt nicht",
  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
