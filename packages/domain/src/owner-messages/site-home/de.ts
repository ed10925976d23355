import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Digitale Visitenkarten",
  description:
    "Erstelle in ein paar Minuten eine digitale Visitenkarte. Verschick den Link, und mit einem Tippen bist du als Kontakt gespeichert.",

  leaveACard: "Eine Karte, die man behält.",
  lead: "Erstelle in ein paar Minuten eine digitale Visitenkarte. Verschick den Link, und mit einem Tippen bist du als Kontakt gespeichert. Ohne Installation.",
  seeACard: "Karte ansehen",
  oneCardIsFree: "Eine Karte ist für immer kostenlos.",
  heroPicture:
    "Ein Handy mit der digitalen Karte von Giulia Ferrante, ringsum vier weitere Visitenkarten und eine Karte mit QR-Code",

  tryYourName: "Probier deinen Namen auf einer Karte. Der Rest dauert drei Minuten.",
  yourName: "Dein Name",
  nameOnCard: "Dein Name",
  aColour: "Eine Farbe",
  freeColour: "Die kostenlose Karte ist lapisblau. Alle 26 Farben gibt es mit Premium.",

  featuresHeading: "Alles, was eine Papierkarte kann. Und das, was sie nicht kann.",
  unifiedConnection: "Alle Kanäle vereint",
  unifiedConnectionText:
    "Telefon, E-Mail, Chat, Portfolio, Bezahlen: alles nur ein Tippen entfernt. Zehn Kanäle sind kostenlos, mit Premium alle 70.",
  mobileFriendly: "Fürs Handy gemacht",
  mobileFriendlyText:
    "Gebaut für einen Daumen und helles Tageslicht. Große Schrift, große Knöpfe, nichts zu zoomen oder zu installieren.",
  globalAccessibility: "Überall lesbar",
  globalAccessibilityText:
    "Eine Premium-Karte hat ihren eigenen QR-Code. Jede Handykamera öffnet ihn, überall und ohne Konto.",
  multiCard: "Mehrere Karten",
  multiCardText:
    "Eine fürs Studio, eine für den Abendkurs. Mit Premium hast du bis zu drei und gibst immer die richtige weiter.",
  instantUpdates: "Sofort aktuell",
  instantUpdatesText: "Ändere deine Nummer einmal. Link und QR-Code bleiben gleich und zeigen die neue.",
  customBranding: "Deine Marke",
  customBrandingText:
    "Dein Logo auf weißem Schild und eins von 26 gravierten Titelbildern. Beides gibt es mit Premium.",
  phone: "Telefon",
  savedLive: "Gespeichert, überall aktuell",
  andAlso:
    "Dazu ein Adressbuch, das von selbst stimmt, eine zweite Seite in einer anderen Sprache und Scannen auf Veranstaltungen.",
  exampleAccount: "Beispielkonto ansehen",
  allFeatures: "Alle Funktionen",

  everythingInOnePlace: "Alles <line>an einem Ort</line>",
  costEffective: "Günstig",
  costEffectiveText: "Eine Karte ist für immer kostenlos. Kein Neudruck beim Jobwechsel.",
  stayConnected: "In Verbindung",
  stayConnectedText: "Man speichert dich in den eigenen Kontakten, nicht in noch einer App.",
  perfectBlend: "Das Beste aus beidem",
  perfectBlendText: "Sieht aus wie gutes Briefpapier. Funktioniert wie ein Handy.",
  instantUpdate: "Immer aktuell",
  instantUpdateText: "Einmal ändern, und der Link, den alle schon haben, zeigt es.",
  channelsPicture: "Symbole von 28 Kanälen, die eine Karte haben kann, rund um eine Karte",

  questionsAnswered: "Fragen und Antworten",
  whatIsACard: "Was ist eine digitale Visitenkarte?",
  whatIsACardAnswer:
    "Eine Seite mit deinem Namen, deinem Foto und deinen Kontaktwegen unter einem kurzen Link. Sie öffnet sich in jedem Browser, und mit einem Tippen bist du auf dem Handy gespeichert.",
  customize: "Kann ich meine Karte anpassen?",
  customizeAnswer:
    "Ja. Auf jeder Karte stehen dein Foto, Name, Position, Firma, bis zu 100 Wörter über dich und die Kanäle deiner Wahl. Eine zweite Seite sagt es in einer anderen Sprache. Mit Premium kommen dein Logo, 26 Farben und alle 70 Kanäle dazu.",
  howToShare: "Wie teile ich sie?",
  howToShareAnswer:
    "Der Knopf „Teilen“ verschickt den Link per E-Mail, per SMS oder über soziale Netzwerke wie WhatsApp, LinkedIn und Facebook, oder er kopiert ihn. Mit dem Share-Kit bringst du sie in deine E-Mail-Signatur, aufs Papier oder hinter dich in Videoanrufen. Mit Premium kannst du außerdem einen QR-Code zeigen, drucken oder herunterladen.",
  changesAfterSharing: "Sieht man Änderungen, nachdem ich sie geteilt habe?",
  changesAfterSharingAnswer:
    "Ja. Link und QR-Code öffnen immer die aktuelle Karte. Wer deine Karte als Favorit behält und sein Handy verbindet, hat sie auch im Adressbuch immer aktuell. Ein mit einem Tipp gespeicherter Kontakt ist eine Kopie von jenem Tag, bis er noch einmal gespeichert wird.",
  isItSecure: "Sind meine Daten sicher?",
  isItSecureAnswer:
    "Dein Passwort wird nur als Hash gespeichert, und die Anmeldung auf einem neuen Gerät braucht einen Code, den wir dir per E-Mail senden. Nummern von Zahlungskarten speichern wir nie vollständig. Deine Karte ist öffentlich, lass also weg, was Fremde nicht lesen sollen. Du siehst, wie viele sie öffnen, aber nicht, wer: Tageswerte, ohne Cookies. Du kannst jederzeit eine Kopie von allem herunterladen oder alles löschen.",
  whichDevices: "Auf welchen Geräten läuft sie?",
  whichDevicesAnswer:
    "Auf Handys, Tablets und Computern mit aktuellem Browser. Zu installieren gibt es nichts, und eine Karte funktioniert sogar mit ausgeschalteten Skripten.",
  atEvents: "Kann ich sie auf Netzwerktreffen nutzen?",
  atEventsAnswer:
    "Ja. Verschick den Link oder lass, mit Premium, den QR-Code scannen. Mit „Kontakt speichern“ landest du im Adressbuch, und man kann dir im Gegenzug Kontaktdaten schicken. Erstelle einen Link für die Veranstaltung: Auf der Karte steht dann, wo ihr euch kennengelernt habt, und du siehst, wie viele kamen. Deine eigenen Karten öffnen sich auf deinem Handy auch ohne Empfang.",
  moreThanOneCard: "Kann ich mehr als eine Karte haben?",
  moreThanOneCardAnswer:
    "Ja. Der kostenlose Tarif hat Platz für eine Karte, Premium für drei, jede mit eigenem Link, Foto und eigenen Kanälen. Die Karten anderer speicherst du in deinen Favoriten.",

  screenshots: "Bilder aus dem Produkt",
  carousel: "Karussell",
  previousScreenshot: "Voriges Bild",
  nextScreenshot: "Nächstes Bild",
  pauseSlideshow: "Bilder anhalten",
  playSlideshow: "Bilder abspielen",
  captionAndPlace: "<caption>{caption},</caption> <place>{place} von {total}</place>",
  slideCard: "Die Karte",
  slideCardPicture:
    "Eine Karte auf einem Handy: Titelbild, Foto, Name und Kacheln für Telefon, E-Mail und Adresse",
  slideCode: "QR-Code",
  slideCodePicture: "Der QR-Code einer Karte, zum Scannen oder Herunterladen",
  slideShare: "Wege zum Teilen",
  slideSharePicture: "Zehn Wege, eine Karte zu teilen, und ihr Link zum Kopieren",
  slideBio: "Über mich",
  slideBioPicture: "Der Text „Über mich“ einer Karte, unter Foto und Namen",
  slideColours: "Farben",
  slideColoursPicture: "Eine der Farben für eine Karte wird gewählt",
  slideLogo: "Dein Logo",
  slideLogoPicture: "Ein Logo auf weißem Schild, wie es auf dem Titelbild erscheint",
  slidePhoto: "Dein Foto",
  slidePhotoPicture: "Ein Foto in seinem weißen Rahmen, zum Ersetzen oder Entfernen",

  appIsComing: "Die App kommt bald",
  untilThen: "Bis dahin kann die Website alles. Leg sie auf deinen Startbildschirm.",
  googlePlay: "<lead>Demnächst bei</lead> <store>Google Play</store>",
  appStore: "<lead>Demnächst im</lead> <store>App Store</store>",
} satisfies TranslationOf<typeof english>;
