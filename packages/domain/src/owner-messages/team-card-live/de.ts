import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Deine Karte ist online",
  left: {
    one: "Eine Angabe fehlt noch. Das geht auch später.",
    other: "{number} Angaben fehlen noch. Das geht auch später.",
  },
  complete: "Sie ist vollständig. Was dir gehört, kannst du jederzeit ändern.",
  yours: "Das füllst du aus",
  yoursToChange: "Das kannst du ändern",
  addPhoto: "Foto hinzufügen",
  photoHint: "Bis dahin stehen dort deine Initialen.",
  addBio: "Ein paar Zeilen über dich",
  bioHint: "Erscheint unter Bio.",
  filledIn: "Ausgefüllt",
  tickMeans: "Was einen Haken hat, ist ausgefüllt. Ändere es, falls es nicht stimmt.",
  setBy: "Von {team} festgelegt: {fields}.",
  fillIn: "Ausfüllen",
  toDashboard: "Zur Übersicht",
  openCard: "Karte {address} öffnen",
  loading: "Deine Karte wird geladen …",
  notLoaded: "Deine Karte konnte nicht geladen werden.",
} satisfies TranslationOf<typeof english>;
