import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Deine Kolleginnen und Kollegen sind bei {team}",
  lead: "Mit deiner E-Mail-Adresse kannst du beitreten. Du bekommst sofort eine Karte des Teams; deine eigenen Karten bleiben deine, und das Team sieht sie nicht.",
  join: "{team} beitreten",
  joining: "Beitritt läuft …",
  joined: "Du bist jetzt bei {team}. Deine Karte ist unter {link}.",
  notNow: "Jetzt nicht",
  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
