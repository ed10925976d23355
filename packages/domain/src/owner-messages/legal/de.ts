import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastUpdated: "Zuletzt aktualisiert am 4. Februar 2025",

  termsAbout: "Worum es in diesen Bedingungen geht",
  termsAboutText:
    "Mit {brand} kannst du digitale Visitenkarten erstellen, teilen und die Karten anderer aufbewahren. Diese Bedingungen sind die Vereinbarung zwischen dir und dem Betreiber dieser Installation von {brand}. Wenn du ein Konto erstellst, nimmst du sie an.",

  termsAccount: "Dein Konto",
  termsAccountText1:
    "Gib deinen echten Namen an und eine E-Mail-Adresse, deren Post du lesen kannst: Dorthin senden wir Sicherheitscodes. Behalte dein Passwort für dich. Du bist dafür verantwortlich, was mit deinem Konto geschieht. Ändere das Passwort also sofort, wenn du glaubst, dass es jemand anderes kennt.",
  termsAccountText2:
    "Du musst alt genug sein, um an deinem Wohnort einen Vertrag zu schließen, oder die Erlaubnis eines Elternteils oder Vormunds haben.",

  termsCards: "Deine Karten",
  termsCardsText1:
    "Was du auf eine Karte schreibst, bleibt deins. Du erlaubst uns, es zu speichern, seine Form an verschiedene Bildschirme anzupassen und es allen zu zeigen, die den Link öffnen, denn dafür ist eine Karte da.",
  termsCardsText2: "Eine Karte ist öffentlich. Schreib nur darauf, was Fremde wissen dürfen.",

  termsNotAllowed: "Was nicht erlaubt ist",
  termsNotAllowedText: "Bitte nutze {brand} nicht, um",
  termsNotAllowedPoint1: "dich als andere Person oder Firma auszugeben,",
  termsNotAllowedPoint2: "Daten anderer ohne deren Einwilligung zu veröffentlichen,",
  termsNotAllowedPoint3:
    "Illegales, Hasserfülltes oder Irreführendes, Schadsoftware oder Links zu so etwas zu verbreiten,",
  termsNotAllowedPoint4:
    "unerwünschte E-Mails zu senden, die Karten anderer maschinell zu sammeln oder den Dienst zu stören.",

  termsPlans: "Kostenlose und bezahlte Tarife",
  termsPlansText1:
    "Forever Free kostet nichts und braucht keine Zahlungsdaten. Die Premium-Tarife bieten mehr Karten, dein Logo, alle Farben und Kanäle und einen QR-Code. Sie werden im Voraus abgerechnet, monatlich oder jährlich, zu dem Preis, der vor dem Bezahlen angezeigt wird.",
  termsPlansText2:
    "Zahlungen wickelt ein Anbieter für Kartenzahlungen ab. Die vollständige Nummer deiner Zahlungskarte geht nur an ihn, wir speichern sie nie. Ein Tarif verlängert sich von selbst, bis du ihn kündigst.",

  termsCancelling: "Kündigung",
  termsCancellingText1:
    "Du kannst ein Abo jederzeit auf der Seite „Abo“ kündigen. Die Kündigung gilt ab dem Ende des Abrechnungszeitraums, den du bezahlt hast. Bis dahin funktioniert alles, was der Tarif enthält. Bereits gezahlte Gebühren werden nicht erstattet.",
  termsCancellingText2:
    "Danach hast du wieder Forever Free. Deine Karten werden nicht gelöscht. Was nur der Premium-Tarif bietet, wird nicht angezeigt, bis du ihn wieder aktivierst.",

  termsEnding: "Ende eines Kontos",
  termsEndingText1:
    "Du kannst eine Karte jederzeit pausieren oder löschen und {brand} in den Einstellungen deines Kontos ganz verlassen. Deine Karten sind dann sofort offline, und nach 7 Tagen wird alles gelöscht. Bis dahin stellt eine Anmeldung alles wieder her. Ein Abo wird zuerst gekündigt.",
  termsEndingText2:
    "Wir können ein Konto beenden, das gegen diese Bedingungen verstößt, und nennen dir den Grund per E-Mail, sofern das Gesetz es nicht verbietet.",

  termsLiability: "Wofür wir einstehen",
  termsLiabilityText:
    "Wir arbeiten daran, dass {brand} verfügbar ist und deine Daten sicher sind. Wir können aber nicht versprechen, dass es nie zu Unterbrechungen oder Fehlern kommt. Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden wie entgangene Geschäfte und nicht für das, was andere auf ihre Karten schreiben. Deine gesetzlichen Verbraucherrechte bleiben unberührt.",

  termsChanges: "Änderungen",
  termsChangesText:
    "Wenn sich diese Bedingungen auf eine Weise ändern, die für dich wichtig ist, sagen wir es dir mindestens 14 Tage vorher per E-Mail. Wenn du nicht einverstanden bist, kannst du vor diesem Tag gehen.",

  termsContact: "Kontakt",
  termsContactText: "Fragen zu diesen Bedingungen erreichen uns über die Kontaktseite dieser Website.",

  privacyShort: "Kurz gesagt",
  privacyShortText:
    "{brand} speichert, was du auf deine Karten schreibst und was für dein Konto nötig ist. Wir verkaufen nichts davon, zeigen keine Werbung und verwenden keine Tracker.",

  privacyStored: "Was wir speichern",
  privacyStoredText: "Je nachdem, was du nutzt, speichern wir",
  privacyStoredPoint1:
    "dein Konto: Vor- und Nachname, E-Mail-Adresse und dein Passwort in einer Form, die sich nicht lesen lässt,",
  privacyStoredPoint2:
    "deine Karten: Name, Telefonnummer, E-Mail-Adresse, Namen in sozialen Netzwerken, Zahlungsdaten wie eine Wallet oder ein Zahlungslink, Adresse, Firma, „Über mich“, Foto und Logo und was du sonst hinzufügst,",
  privacyStoredPoint3: "die Karten anderer, die du in deinen Favoriten speicherst,",
  privacyStoredPoint4: "dein Abo: Tarif, Status und Zeitpunkte der Zahlungen,",
  privacyStoredPoint5:
    "Angaben zu Registrierung und Anmeldung: Netzwerkadresse, Browser, Sprache, Zeitzone, Bildschirmgröße und ungefährer Ort deines Netzwerks,",
  privacyStoredPoint6: "wie oft deine Karten geöffnet werden, als Summen, wie unten beschrieben,",
  privacyStoredPoint7: "Nachrichten, die du uns schickst.",

  privacyCounting: "Was beim Öffnen einer Karte gezählt wird",
  privacyCountingText1:
    "Wer eine Karte hat, sieht Tagessummen: wie oft sie geöffnet, gespeichert und geteilt wurde, wie oft Kontaktdaten hinterlassen wurden, welche Kanäle angetippt wurden, ob ihr QR-Code geöffnet wurde, woher die Leute kamen (der QR-Code, eine E-Mail-Signatur, eine gedruckte Karte, ein Wallet-Pass, ein NFC-Tag, ein Hintergrundbild, der einfache Link oder ein selbst benannter Link) und ob sie ein Handy, ein Tablet oder einen Computer nutzten. Bei einer Teamkarte sehen sie auch die Inhaber und Admins des Teams.",
  privacyCountingText2:
    "Niemand wird verfolgt. Um jede Person nur einmal am Tag zu zählen, bilden wir aus der Netzwerkadresse und dem Namen des Browsers mit einem geheimen Schlüssel eine Zahl, die beides nicht verrät. Nur diese Zahl wird verwendet. Der Schlüssel ist jeden Tag (UTC) neu und wird vernichtet, wenn der Tag vorbei ist. Netzwerkadressen und Browsernamen derer, die eine Karte öffnen, speichern wir nicht, und auf ihren Geräten legen wir nichts ab: keine Cookies und auch sonst nichts.",
  privacyCountingText3:
    "Nicht gezählt werden eigene Besuche, bekannte Bots und Seiten, die ein Browser vorab lädt, ohne sie zu zeigen. Sendet ein Browser Global Privacy Control oder Do Not Track, zählen wir nur, dass die Karte geöffnet wurde, und Kontaktdaten, die dabei hinterlassen werden. Bei einer Teamkarte zählen auch die Besuche aller im Team nicht.",

  privacyPayments: "Zahlungen",
  privacyPaymentsText:
    "Zahlungen für einen Premium-Tarif laufen über einen Anbieter für Kartenzahlungen. Wir speichern keine vollständigen Nummern von Zahlungskarten. Wir erhalten ein Kennzeichen der Zahlung, ihren Status und den Tarif.",

  privacyPurpose: "Wofür wir es verwenden",
  privacyPurposeText:
    "Was auf der Karte steht, sehen alle, die sie öffnen: Das ist ihr Zweck. Mit den Kontodaten melden wir dich an und senden Sicherheitscodes und Hinweise. Angaben zur Anmeldung helfen uns zu bemerken, wenn jemand anderes dein Konto nutzt. Profile bilden wir daraus nicht.",

  privacyHowLong: "Wie lange wir es behalten",
  privacyHowLongText:
    "Angaben zu Registrierung und Anmeldung werden nach 90 Tagen gelöscht, Nachrichten an uns nach einem Jahr. Ein Konto wird nach 7 Tagen gelöscht, wenn seine E-Mail-Adresse nicht bestätigt ist. Sicherheitscodes sind 10 Minuten gültig. Karten, Favoriten und Kontodaten bleiben, bis du sie änderst oder löschst. Eine gelöschte Karte kannst du 30 Sekunden lang wiederherstellen. Danach ist sie weg, und ihr Link bleibt 90 Tage lang für dich reserviert. Wenn du gehst, wird nach 7 Tagen alles gelöscht. Summen von Besuchen werden mindestens 200 Tage lang nach Tagen aufbewahrt, danach nach Monaten, in der Regel insgesamt 25 Monate lang; die Summe jedes Links bleibt länger. Mit der Karte werden alle gelöscht. Zahlungsbelege werden so lange aufbewahrt, wie das Steuerrecht es verlangt.",

  privacyWhoElse: "Wer es sonst sieht",
  privacyWhoElseText:
    "Eine öffentliche Karte können alle sehen. Davon abgesehen geben wir Daten nur an Dienste weiter, die für uns arbeiten: den Zahlungsanbieter und den Maildienst, der unsere E-Mails zustellt. Behörden erhalten Daten nur, wenn das Gesetz es verlangt.",

  privacyBrowser: "Cookies und Speicher in deinem Browser",
  privacyBrowserText1:
    "Wir verwenden nur notwendige Cookies: Eins hält dich angemeldet, eins merkt sich dein Gerät, damit du nicht jedes Mal einen Code brauchst, eins behält die Sprache, die du gewählt hast, und kurzlebige schützen dich beim Anmelden oder beim Wiederherstellen eines Passworts. Dein Browser merkt sich außerdem, ob du hell oder dunkel gewählt hast, dass sich schon jemand darauf angemeldet hat, und beim Anmelden oder Wiederherstellen des Passworts, bei welchem Schritt du bist.",
  privacyBrowserText2:
    "Damit nichts verloren geht, was du eingegeben hast, bleibt der Entwurf einer Karte in deinem Browser, bis du ihn speicherst, verwirfst oder dich abmeldest. Nach 7 Tagen wird er gelöscht, sobald du das Formular das nächste Mal öffnest. Damit Karten sich auch ohne Netz öffnen, behält dein Browser Kopien deiner eigenen Karten und derer, die du geöffnet hast. Beim Abmelden werden die Entwürfe und die Kopien deiner eigenen Karten gelöscht. Der Rest verschwindet, wenn du die Daten dieser Website löschst.",

  privacyProtection: "Wie es geschützt ist",
  privacyProtectionText:
    "Passwörter, Sitzungen und Codes werden nur in einer Form gespeichert, die sich nicht zurückrechnen lässt. Ein neues Gerät braucht einen Code aus deinem Postfach. Wenn ein Passwort geändert wird, enden alle anderen Sitzungen, und wir sagen es dir per E-Mail.",

  privacyRights: "Deine Rechte",
  privacyRightsText:
    "Du kannst deine Daten jederzeit in deinem Konto ansehen und berichtigen, eine Kopie davon herunterladen und sie löschen. Du kannst auch verlangen, dass wir ihre Nutzung einschränken, und dich bei der Datenschutzbehörde an deinem Wohnort beschweren.",

  privacyChanges: "Änderungen",
  privacyChangesText:
    "Wenn sich diese Erklärung auf eine Weise ändert, die für dich wichtig ist, sagen wir es dir per E-Mail, bevor die Änderung gilt.",

  privacyContact: "Kontakt",
  privacyContactText:
    "Fragen und Anliegen zu deinen Daten erreichen uns über die Kontaktseite dieser Website.",
} satisfies TranslationOf<typeof english>;
