import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Das legt dein Team fest.",
  emailEnding: "Deine E-Mail-Adresse muss auf {ending} enden.",
  ending: "Das muss auf {ending} enden.",
  endingInvalid: "Diese Endung ist hier nicht möglich.",
  valueMissing: "Gib ein, was alle Karten zeigen, oder überlass es jeder Person.",
  teamNotFound: "Dieses Team gibt es nicht.",
  notYourRole: "Deine Rolle in diesem Team erlaubt das nicht.",
  nameInvalid: "Bitte gib einen Namen mit höchstens 60 Zeichen ein.",
  templateNotFound: "Diese Vorlage gibt es nicht.",
  templateChanged: "Diese Vorlage wurde anderswo geändert, nachdem du sie geöffnet hast.",
  templateInUse: "Diese Vorlage wird noch verwendet.",
  templateDeleted: "Die Vorlage ist gelöscht.",
  undoTooLate: "Das lässt sich nicht mehr rückgängig machen.",
  tooManyTemplates: "Ein Team kann bis zu {max} Vorlagen haben.",
  tooManyPeople: "Lade höchstens {max} Personen auf einmal ein. Bitte teile die Liste auf.",
  seatsFull: {
    one: "In deinem Team ist Platz für {count} weitere Person mit Karte.",
    other: "In deinem Team ist Platz für {count} weitere Personen mit Karte.",
  },
  priceChanged: "Der Preis hat sich inzwischen geändert. Bitte sieh ihn dir noch einmal an.",
  paymentDeclined: "Die Zahlung wurde abgelehnt. Bitte prüfe die Zahlungsmethode.",
  notASheet: "Diese Datei können wir nicht lesen. Bitte wähle eine .csv-Datei.",
  personNotFound: "Diese Person ist nicht im Team.",
  personRemoved: "Aus dem Team genommen.",
  teamLeft: "Du hast das Team verlassen.",
  successorWithoutCard: "Wähle eine Person, die eine Karte dieses Teams hat.",
  lastOwner:
    "Ein Team braucht jemanden, dem es gehört. Gib diese Rolle zuerst einer anderen Person, dann kannst du deine ändern oder gehen.",
  handOver:
    "Nur du bist Inhaber von {team}. Gib diese Rolle zuerst einer anderen Person, oder lösche das Team.",
  alreadyIn: "Du bist schon in diesem Team.",
  hasCard: "Du hast schon eine Karte dieses Teams.",
  invitedOther: "Diese Einladung ist für jemand anderen.",
  invitationEnded: "Diese Einladung ist abgelaufen.",
  invitationDeclined: "Die Einladung ist abgelehnt.",
  domainOfOthers:
    "{domain} gehört zu keiner bestätigten Adresse der Inhaber und Admins deines Teams, oder alle können dort eine Adresse haben.",
  confirmName: "Gib zur Bestätigung den Namen des Teams ein.",
  lineInvalid: "Bitte gib eine Zeile mit höchstens 120 Zeichen ein.",
  slugInvalid: "Bitte verwende höchstens 40 Buchstaben, Ziffern und Bindestriche.",
  slugTaken: "Diese Adresse ist nicht frei. Bitte wähle eine andere.",
  restored: "Dein Team ist wieder da.",
} satisfies TranslationOf<typeof english>;
