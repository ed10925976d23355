import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "Dein Konto bei {brand} ist gesperrt",
  suspendedTitle: "Dein Konto ist gesperrt",
  suspendedPreview: "Nichts ist gelöscht. Du kannst auf diese E-Mail antworten.",
  suspended: "du kannst dich vorerst nicht anmelden, und deine Karten sind offline. Nichts ist gelöscht.",
  suspendedAnswer:
    "Wenn wir uns irren, antworte auf diese E-Mail und sag uns, warum. Ein Mensch liest es. Ein bezahlter Tarif läuft weiter, bis du ihn kündigst. Du kannst uns bitten, ihn zu kündigen oder dir eine Kopie deiner Daten zu senden.",

  liftedSubject: "Dein Konto bei {brand} ist wieder frei",
  liftedTitle: "Dein Konto ist wieder frei",
  liftedPreview: "Du kannst dich anmelden, und deine Karten sind online.",
  lifted: "dein Konto ist nicht mehr gesperrt. Deine Karten sind wieder online.",

  takenDownSubject: "Deine Karte {card} wurde gesperrt",
  takenDownTitle: "Deine Karte wurde gesperrt",
  takenDownPreview: "Nichts ist gelöscht. Du kannst auf diese E-Mail antworten.",
  takenDown:
    "wir haben eine Meldung zu einer deiner Karten bekommen und sie geprüft. Statt der Karte steht jetzt dort, dass sie nicht verfügbar ist.",
  found: "Was wir festgestellt haben",
  takenDownNext:
    "Nichts ist gelöscht. Deine anderen Karten und dein Tarif sind nicht betroffen. Ändere Name, Logo oder Links im Editor und antworte dann auf diese E-Mail. Ein Mensch liest sie, meist innerhalb von zwei Werktagen.",
  openEditor: "Editor öffnen",
  takenDownAnswer: "Wenn wir uns irren, sag uns, warum, und wir stellen deine Karte wieder her.",

  putBackSubject: "Deine Karte {card} ist wieder da",
  putBackTitle: "Deine Karte ist wieder da",
  putBackPreview: "Man sieht sie wieder.",
  putBack: "deine Karte ist nicht mehr gesperrt. Man sieht sie wieder.",
  openCard: "Karte öffnen",
} satisfies TranslationOf<typeof english>;
