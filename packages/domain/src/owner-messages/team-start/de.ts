import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Team gründen",
  stepOf: "Team gründen, {step} von {steps}",
  nameQuestion: "Wie heißt das Team?",
  nameLead: "Eine Firma, eine Praxis, ein Verein. Du kannst den Namen später ändern.",
  name: "Name des Teams",
  patternQuestion: "Welche Karte ist das Muster?",
  patternLead: "Aus ihr wird die erste Vorlage. Deine eigene Karte bleibt, wie sie ist.",
  pattern: "Muster",
  empty: "Eine leere",
  emptyText: "Nichts ausgefüllt",
  same: "<b>Für alle gleich:</b> Logo, Farbe, Firma und Website.",
  own: "<b>Für jede Person eigen:</b> alles andere. Du kannst beides jederzeit ändern.",
  start: "Team gründen",
  starting: "Wird gegründet ...",
  preview: "Vorschau der Karten",
  loading: "Deine Karten werden geladen ...",
  notLoaded: "Deine Karten konnten nicht geladen werden.",
  emptyWorks: "Du kannst auch mit einer leeren beginnen.",
  notStarted: "Das Team konnte nicht gegründet werden. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
