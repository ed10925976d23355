import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "Abo",
  everythingIsOpen:
    "In dieser Installation sind alle Funktionen frei. Es gibt nichts zu kaufen und nichts zu kündigen.",

  youAreOn: "Dein Tarif: {plan}.",
  youAreOnPremium: "Du hast einen Premium-Tarif.",
  nextPayment: "Die nächste Zahlung ist am <day>{day}</day>.",
  seeThePlans: "Tarife ansehen",
  payments: "Zahlungen",
  providerKeeps: "Zahlungsmittel, Rechnungen und Belege liegen beim Zahlungsanbieter.",
  billingPage: "Zur Abrechnung",
  opening: "Wird geöffnet …",
  continueYourCard: "Karte fertigstellen",
  backToYourCard: "Zurück zu deiner Karte",

  plans: "Tarife",
  loadingPlans: "Tarife werden geladen",
  returnAfter: "Nach dem {day} hast du wieder diesen Tarif.",
  returnIfCancelled: "Wenn du kündigst, hast du wieder diesen Tarif.",
  cancelSubscription: "Abo kündigen",
  activate: "Aktivieren",
  activating: "Wird aktiviert …",

  sandbox: "Testumgebung: Es wird nichts abgebucht",
  sandboxText: "Probier die Tarife aus. Du brauchst keine Zahlungskarte.",
  lastPaymentFailed: "Deine letzte Zahlung ist fehlgeschlagen",
  staysForSevenDays:
    "Alles bleibt 7 Tage lang aktiv. Prüfe dein Zahlungsmittel auf der Abrechnungsseite, um deinen Tarif zu behalten.",
  sevenDaysAreOver:
    "Die 7 Tage sind vorbei. Prüfe dein Zahlungsmittel auf der Abrechnungsseite, um Premium zurückzubekommen.",
  openBillingPage: "Abrechnungsseite öffnen",
  isCancelled: "Dein Abo ist gekündigt",
  staysOnUntil: "Premium bleibt bis <day>{day}</day> aktiv. Es wird nichts mehr abgebucht.",
  resume: "Fortsetzen",
  resuming: "Wird fortgesetzt …",
  noLongerSold: "Dein Tarif wird nicht mehr angeboten",
  continuesAsBought: "Er läuft weiter wie gekauft, bis du kündigst.",
  planNotAffected: "Dein Tarif ist davon nicht betroffen.",

  confirmingPayment: "Deine Zahlung wird gerade bestätigt.",
  confirmingPlan: "Dein neuer Tarif wird gerade bestätigt.",
  paymentReceived: "Zahlung eingegangen, die Aktivierung kann eine Minute dauern.",
  notConfirmed: "Noch keine Zahlung bestätigt.",
  notConfirmedText:
    "Wenn du bezahlt hast, beginnt dein Tarif, sobald der Zahlungsanbieter es bestätigt. Wenn nicht, wurde nichts abgebucht, und du kannst unten einen Tarif wählen.",
  changeNotConfirmed: "Änderung noch nicht bestätigt.",
  changeNotConfirmedText: "Dein neuer Tarif erscheint hier, sobald der Zahlungsanbieter ihn bestätigt.",
  hasChanged: "Dein Tarif ist geändert.",
  hasChangedText: "Danke. Er gilt ab sofort.",
  isActive: "Dein Tarif ist aktiv.",
  isActiveText: "Danke. Du kannst jetzt alle seine Funktionen nutzen.",
  whereToStart: "Fang hier an",
  pickColour: "Farbe wählen",
  addLogo: "Logo hinzufügen",
  downloadCode: "QR-Code herunterladen",
  leftCheckout: "Du hast den Bezahlvorgang verlassen. Nichts wurde abgebucht, dein Tarif ist unverändert.",
  continues: "Dein Abo läuft weiter.",
  continuesText: "Deine Kündigung ist zurückgenommen. Heute wurde nichts abgebucht.",

  cancelPlan: "{plan} kündigen?",
  cancelYourPlan: "Deinen Tarif kündigen?",
  cancelText:
    "Dein Tarif läuft bis <day>{day}</day>. Danach gilt für deine Karten wieder Forever Free: Logo, Farbe, QR-Code und zusätzliche Kanäle werden ausgeblendet, nicht gelöscht. Geleistete Zahlungen werden nicht erstattet.",
  cancelPaidPeriod:
    "Dein Tarif läuft bis zum Ende des bezahlten Zeitraums. Danach gilt für deine Karten wieder Forever Free: Logo, Farbe, QR-Code und zusätzliche Kanäle werden ausgeblendet, nicht gelöscht. Geleistete Zahlungen werden nicht erstattet.",
  keepMyPlan: "Tarif behalten",
  cancelling: "Wird gekündigt …",
} satisfies TranslationOf<typeof english>;
