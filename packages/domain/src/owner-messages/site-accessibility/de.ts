import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Barrierefreiheit",
  description:
    "Wie barrierefrei diese Karten und Seiten sind: was wir wie getestet haben, was nicht geht und wie du uns erreichst.",
  lead: "Karten sind für alle da. {brand} richtet sich auf jeder Seite nach den Web Content Accessibility Guidelines 2.2, Stufe AA: auf dieser Website, im Konto und auf den Karten. Wegen der unten genannten Grenzen erfüllen wir sie teilweise.",

  whatWasTested: "Was wie getestet wurde",
  axe: "Automatische Prüfungen",
  axeText:
    "Wir öffnen die Ansichten der Website, des Kontos und der Karten in Chromium und prüfen sie mit axe-core: in Handy- und Computerbreite, hell und dunkel, mit offenen Dialogen und mit Fehlern in Formularen. Schon ein Befund lässt den Lauf scheitern.",
  keyboard: "Ohne Maus",
  keyboardText:
    "Anmelden, eine Karte vom ersten bis zum letzten Schritt erstellen, einen Tarif kündigen und Kontakte verwalten testen wir allein mit der Tastatur. Jede Seite beginnt mit einem Link, der das Menü überspringt, und ein Dialog gibt beim Schließen den Fokus an den Knopf zurück, der ihn geöffnet hat.",
  narrow: "Schmal und vergrößert",
  narrowText:
    "Ab 320 Pixeln scrollt nichts seitwärts, das entspricht einem Computer bei 400 Prozent Zoom. Bei diesem Zoom lassen feste Leisten Platz für den Inhalt.",
  display: "Deine eigenen Einstellungen",
  displayText:
    "Karten funktionieren mit einer Standardschrift von 24 Pixeln und mit erzwungenen Farben und richten sich nach deiner Wahl von hell oder dunkel. Ein QR-Code ist immer dunkel auf weiß, mit seinem Link als Text daneben.",
  contrast: "Kontrast",
  contrastText:
    "Bei jeder der 26 Farben haben Text auf dem Titelbild und Symbole auf den Kacheln einen Kontrast von mindestens 4,5 zu 1, hell und dunkel.",
  motion: "Bewegung",
  motionText:
    "Nur die Bilder aus dem Produkt auf der Startseite bewegen sich von selbst. Sie lassen sich anhalten und bewegen sich nicht, wenn dein System weniger Bewegung verlangt.",
  script: "Ohne Skripte",
  scriptText:
    "Karten, ihre Kontaktdateien und die Formulare zum Teilen von Kontaktdaten und zum Melden einer Karte funktionieren ohne JavaScript, und auch diese Website kannst du ohne lesen.",
  print: "Auf Papier",
  printText: "Eine gedruckte Karte zeigt alles als Text, mit „Über mich“ und jedem Kanal.",
  ourOwnTests:
    "Das sind unsere eigenen Tests. Sie sind Teil des Quellcodes, laufen vor jeder Änderung, und alle können sie mit <code>npm test</code> ausführen.",

  whatDoesNotWork: "Was nicht geht",
  noScreenReader: "Kein Screenreader in den Tests",
  noScreenReaderText:
    "Namen, Rollen und Ansagen werden automatisch geprüft. Wie sie in NVDA, JAWS, VoiceOver oder TalkBack klingen, haben wir nicht getestet. Bisher hat niemand, der auf einen Screenreader angewiesen ist, und keine unabhängige Stelle das Produkt geprüft.",
  browsers: "Nicht jeder Browser",
  browsersText:
    "Diese Prüfungen laufen in Chromium. Das Erstellen und Öffnen einer Karte testen wir auch in Firefox und in WebKit, dem Kern von Safari, aber nicht in Safari selbst auf einem Mac oder iPhone.",
  logos: "Logos haben keine Beschreibung",
  logosText:
    "Screenreader überspringen das Logo auf einer Karte. Der Firmenname steht dort als Text, aber Wörter, die nur im Logo stehen, gehen verloren.",
  printFiles: "Druckdateien haben keine Struktur",
  printFilesText:
    "PDF-Dateien für Druckereien und Bilder für Anrufe und Sperrbildschirme haben keine Textstruktur. Alles, was darauf steht, steht auch auf der Karte selbst.",
  timeLimits: "Manches hat eine Frist",
  timeLimitsText:
    "Eine gelöschte Karte kannst du 30 Sekunden lang wiederherstellen, einen gelöschten Kontakt 10 Sekunden. Sicherheitscodes sind 10 Minuten gültig, und du kannst einen neuen anfordern.",
  needsScript: "Was JavaScript braucht",
  needsScriptText:
    "Das Konto und die Formulare dieser Website, außer zum Teilen deiner Kontaktdaten und zum Melden einer Karte. Sie sagen dir, wenn JavaScript ausgeschaltet ist.",
  otherServices: "Andere Dienste",
  otherServicesText:
    "Du zahlst auf der Seite des Zahlungsanbieters, und die Kanäle einer Karte führen zu anderen Diensten. Diese haben wir nicht getestet.",
  languages: "Nicht jede Sprache",
  languagesText:
    "Karten und ihre Formulare gibt es in 25 Sprachen, diese Website und das Konto in sieben. Die Dokumentation ist auf Englisch. Karten kannst du in jeder Sprache und Schreibrichtung gestalten.",

  tellUs: "Sag es uns",
  itIsABug:
    "Wenn du etwas nicht lesen, erreichen oder tun kannst, ist das ein Fehler, auch wenn alle Tests bestehen. Nenn uns die Seite und das Gerät oder die Software, die du nutzt. Wir beheben es oder zeigen dir einen anderen Weg.",
  writeToUs:
    "<contact>Schreib uns auf der Kontaktseite</contact>. Deine Nachricht geht an die Menschen, die diese Website betreiben.",
  writeOrEmail:
    "<contact>Schreib uns auf der Kontaktseite</contact> oder per E-Mail an <email>{email}</email>. Dafür braucht es kein Formular.",
  lastChecked: "Zuletzt geprüft im November 2026.",
} satisfies TranslationOf<typeof english>;
