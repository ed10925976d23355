import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Eliminare questo biglietto?",
  madeOn: "Creato il giorno {day}",
  photoGoes: "La foto e tutto quello che hai scritto",
  photoAndLogoGo: "Foto, logo e tutto quello che hai scritto",
  figuresGo: "Le sue visite, i salvataggi e i link",
  placeGoes: "Il suo posto nei preferiti degli altri",
  accountStays: "Il tuo account, il piano e gli altri biglietti restano",
  linkReserved: "Il link smette subito di funzionare. Resta riservato a te per 90 giorni.",
  typeToConfirm: "Scrivi {username} per confermare",
  keep: "Tieni il biglietto",
  delete: "Elimina il biglietto",
  deleting: "Eliminazione…",
} satisfies TranslationOf<typeof english>;
