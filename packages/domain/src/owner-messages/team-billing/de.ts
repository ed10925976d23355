import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Plätze und Abrechnung",
  withCard: { one: "{count} Person mit Karte.", other: "{count} Personen mit Karte." },
  everythingIsOpen:
    "Auf dieser Installation ist alles offen, für so viele Personen, wie du möchtest. Es gibt nichts zu bezahlen.",

  seats: "Plätze",
  ofPaid: { one: "von {count} bezahlten Platz", other: "von {count} bezahlten Plätzen" },
  ofFree: { one: "von {count} freien Platz", other: "von {count} freien Plätzen" },
  seatRule:
    "Wer eine Karte hat, belegt ab der Einladung einen Platz. Nimmst du jemanden heraus, ist der Platz bis <day>{day}</day> für eine andere Person frei, danach wird er nicht mehr berechnet.",
  seatRuleNoDay: "Wer eine Karte hat, belegt ab der Einladung einen Platz.",
  freeRule: {
    one: "Eine Person ist kostenlos, mit den Funktionen von Forever Free.",
    other: "Bis zu {count} Personen sind kostenlos, mit den Funktionen von Forever Free.",
  },
  invite: "Personen einladen",
  addSeats: "Plätze hinzufügen",

  nextPayment: "Nächste Zahlung",
  peopleAt: { one: "{count} Person zu {price}", other: "{count} Personen zu {price}" },
  onDay: "Am <day>{day}</day>",
  yearlyWouldBe: "Jährlich wären es {price} pro Person.",
  monthlyWouldBe: "Monatlich wären es {price} pro Person.",
  changeToYearly: "Zu jährlich wechseln",
  changeToMonthly: "Zu monatlich wechseln",
  managePayment: "Zahlung verwalten",

  ending:
    "Wenn das Abo endet, bleiben die Karten mit den Funktionen von Forever Free, und niemand kann hinzukommen.",
  endedTitle: {
    one: "Deine Karte funktioniert weiter, mit den Funktionen von Forever Free.",
    other: "Deine {count} Karten funktionieren weiter, mit den Funktionen von Forever Free.",
  },
  endedText:
    "Logos, Farben, Codes und die Kanäle von Premium kommen zurück, sobald das Abo wieder läuft. Bis dahin kann niemand hinzukommen.",

  choose: "Premium für das ganze Team",
  perMonth: "{price} pro Person und Monat",
  perYear: "{price} pro Person und Jahr",
  payMonthly: "Monatlich zahlen, {price}",
  payYearly: "Jährlich zahlen, {price}",

  addTitle: "Plätze hinzufügen",
  howMany: "Wie viele Personen mehr?",
  numberInvalid: "Gib eine Zahl von 1 bis 5.000 ein.",
  perMonthNow: {
    one: "{count} Person mehr, {amount} im Monat ab heute, {now} jetzt.",
    other: "{count} Personen mehr, {amount} im Monat ab heute, {now} jetzt.",
  },
  perYearNow: {
    one: "{count} Person mehr, {amount} im Jahr ab heute, {now} jetzt.",
    other: "{count} Personen mehr, {amount} im Jahr ab heute, {now} jetzt.",
  },
  pay: "{price} bezahlen",
  findingPrice: "Preis wird ermittelt ...",
  showPrice: "Preis zeigen",
  paying: "Wird bezahlt ...",
  roomFor: { one: "Jetzt ist Platz für {count} Person.", other: "Jetzt ist Platz für {count} Personen." },

  cancelTitle: "Abo von {team} kündigen?",
  cancelUntil:
    "Es läuft bis <day>{day}</day>. Danach bleiben die Karten mit den Funktionen von Forever Free, und niemand kann hinzukommen. Bezahltes wird nicht erstattet.",
  cancelNoDay:
    "Es läuft bis zum Ende des bezahlten Zeitraums. Danach bleiben die Karten mit den Funktionen von Forever Free, und niemand kann hinzukommen. Bezahltes wird nicht erstattet.",
  notLoaded: "Plätze und Abrechnung konnten nicht geladen werden.",
} satisfies TranslationOf<typeof english>;
