import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  priceByMonth: {
    one: "{count} Person mehr, ab heute {price} im Monat, jetzt {now}.",
    other: "{count} Personen mehr, ab heute {price} im Monat, jetzt {now}.",
  },
  priceByYear: {
    one: "{count} Person mehr, ab heute {price} im Jahr, jetzt {now}.",
    other: "{count} Personen mehr, ab heute {price} im Jahr, jetzt {now}.",
  },
  now: { one: "Jetzt, {count} Person", other: "Jetzt, {count} Personen" },
  fromToday: { one: "Ab heute, {count} Person", other: "Ab heute, {count} Personen" },
  aMonth: "{price} im Monat",
  aYear: "{price} im Jahr",
  chargedToday: "Heute abgebucht",
  nextPayment: "Der volle Betrag folgt am {day}.",
  pay: "{price} zahlen und einladen",
  paying: "Wird bezahlt …",

  noRoom: {
    one: "Dein Team hat Platz für {count} weitere Person mit Karte.",
    other: "Dein Team hat Platz für {count} weitere Personen mit Karte.",
  },
  askOwner: "Wem das Team gehört, kann für mehr Personen bezahlen. Lade bis dahin weniger Personen ein.",
  planNeeded: {
    one: "Bis zu {free} Personen mit Karte sind kostenlos. Für {count} brauchst du einen Tarif.",
    other: "Bis zu {free} Personen mit Karte sind kostenlos. Für {count} brauchst du einen Tarif.",
  },
  choosePlan: "Wie möchtest du bezahlen?",
  monthly: "Monatlich",
  yearly: "Jährlich",
  toPayment: "Zur Bezahlung",
  listKept: "Deine Liste bleibt erhalten. Öffne nach der Bezahlung wieder „Personen einladen“.",
  chooseFileAgain: "Wähle die Datei nach der Bezahlung noch einmal.",
  priceFailed: "Der Preis kann nicht geladen werden.",
} satisfies TranslationOf<typeof english>;
