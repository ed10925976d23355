import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Über uns",
  description:
    "Warum wir diese digitalen Visitenkarten machen, wer wir sind und wie sie offen bleiben: MIT-Lizenz, selbst zu hosten, ohne Tracker.",

  meetingSomeone: "Von einer Begegnung sollte etwas bleiben.",
  mission:
    "Unser Ziel ist eine Visitenkarte, die beim Verteilen nichts kostet, nie veraltet und dem Menschen gehört, dessen Name darauf steht. {brand} ist diese Karte: ein Link, ein Tippen, direkt in die Kontakte.",

  theStory: "Die Geschichte",
  storyCorner:
    "Lange bevor es Telefone gab, hinterließ man bei einem Besuch eine kleine Karte an der Tür. Eine umgeknickte obere Ecke hieß: persönlich abgegeben. Diese Ecke findest du in unserem Logo und auf jeder Karte, die jemand speichert.",
  storyPaper:
    "Papier kann das bis heute gut, bis sich eine Nummer ändert. Dann stimmt die ganze Schachtel nicht mehr, und jede Karte, die du verteilt hast. Und noch immer muss jemand einen Namen und elf Ziffern ins Handy tippen.",
  storyDigital:
    "Digitale Karten lösen das, doch bei vielen bleibt die Karte auf der Strecke: eine App zum Installieren, eine Seite wie alle anderen, Daten auf fremden Computern nach fremden Regeln.",
  storyOurs:
    "Deshalb haben wir eine gemacht, die aussieht wie gutes Briefpapier, in jedem Browser funktioniert und von allen betrieben werden kann. Sie öffnet sich mit einem Link oder Code, landet in den Kontakten, die man ohnehin nutzt, und braucht nur eine Änderung, wenn deine Nummer wechselt. Im Gegenzug kann man dir Kontaktdaten schicken, und wenn du gehst, nimmst du alles mit.",
  storyNow:
    "Wer deine Karte behält und sein Handy verbindet, hat deine neue Nummer im Adressbuch, ohne sie abzutippen. Eine zweite Seite spricht eine andere Sprache. Und ein ganzes Team bekommt Karten aus einem Guss.",

  howItStaysOpen: "Wie sie offen bleibt",
  openSource: "Open Source",
  openSourceText: "Das ganze Produkt steht unter der MIT-Lizenz. Lies es, ändere es, betreib es.",
  readTheSource: "Quellcode lesen",
  yoursToHost: "Selbst zu hosten",
  yoursToHostText:
    "Ein Programm und eine Datenbank, auf Wunsch auf deinem eigenen Rechner. Auch eine Firma kann ihre Karten selbst hosten.",
  noTrackers: "Keine Tracker",
  noTrackersText:
    "Keine Werbung, keine Skripte von Dritten, keine Cookies außer denen, mit denen du angemeldet, sicher und in deiner Sprache bleibst.",
  yourNumbers: "Deine Zahlen",
  yourNumbersText:
    "Wie oft eine Karte geöffnet wird, sieht nur, wem sie gehört, und zwar als Tageswerte. Niemand wird verfolgt.",
  noLockIn: "Keine Bindung",
  noLockInText:
    "Nimm Karten, Kontakte und Zahlen in einer Datei mit. Eine andere Installation kann deine Karten und Kontakte importieren. Gehen dauert eine Minute.",
  forEveryone: "Für alle",
  forEveryoneText:
    "Getestet mit Tastatur, Zoom und hohem Kontrast. Was noch nicht geht, steht auf einer Liste.",
  readTheStatement: "Erklärung lesen",

  fromTheFounders: "Vom Gründungsteam",
  weLikePaper:
    "Wir sind ein kleines Team, das Papier, gute Schrift und Software mag, die nicht im Weg steht. Am Anfang stand ein Wunsch: jemandem eine Karte zu geben und nie sagen zu müssen, dass die Nummer darauf alt ist.",
  whyOpen:
    "Der Quellcode ist aus demselben Grund offen, aus dem die Karte einfach ist. Niemand soll uns einfach glauben müssen, was mit Name, Gesicht und Telefonnummer geschieht. Du kannst den Code lesen und selbst betreiben.",

  leaveYourOwn: "Hinterlass deine eigene",
  leaveYourOwnText: "Ein paar Minuten, nichts zu installieren, und eine Karte ist für immer kostenlos.",
  writeToUs: "Schreib uns",
} satisfies TranslationOf<typeof english>;
