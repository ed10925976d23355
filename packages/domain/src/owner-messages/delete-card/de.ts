import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Diese Karte löschen?",
  madeOn: "Erstellt am {day}",
  photoGoes: "Foto und alles, was du eingegeben hast",
  photoAndLogoGo: "Foto, Logo und alles, was du eingegeben hast",
  figuresGo: "Ihre Statistik und ihre Links",
  placeGoes: "Ihr Platz in den Favoriten anderer",
  accountStays: "Dein Konto, dein Tarif und deine anderen Karten bleiben",
  linkReserved: "Der Link funktioniert ab sofort nicht mehr. Er bleibt 90 Tage lang für dich reserviert.",
  typeToConfirm: "Gib zur Bestätigung {username} ein",
  keep: "Karte behalten",
  delete: "Karte löschen",
  deleting: "Wird gelöscht …",
} satisfies TranslationOf<typeof english>;
