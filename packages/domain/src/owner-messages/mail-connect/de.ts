import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "Neues Gerät mit deinem Konto bei {brand} verbunden",
  deviceTitle: "Ein Gerät wurde verbunden",
  devicePreview: "Es liest und ändert deine Kontakte.",
  deviceAdded:
    "Für das Adressbuch eines Geräts wurde ein Passwort erstellt. Damit liest und ändert das Gerät deine Kontakte und liest deine gemerkten Karten. Zu mehr berechtigt es nicht.",
  tokenSubject: "Neues Token für dein Konto bei {brand}",
  tokenTitle: "Ein Token wurde erstellt",
  tokenPreview: "Damit arbeitet ein Programm für dein Konto.",
  tokenAdded:
    "Es wurde ein Token erstellt, mit dem ein Programm für dein Konto arbeitet. Was es darf, steht auf der Seite „Verbinden“.",
  madeOn: "Erstellt mit",
  addedNotYou:
    "Wenn du das nicht warst, widerrufe es und ändere jetzt dein Passwort: Jemand anders ist in deinem Konto angemeldet.",
  openConnect: "„Verbinden“ öffnen",

  endsSubject: "Ein Token deines Kontos bei {brand} läuft bald ab",
  endsTitle: "Ein Token läuft bald ab",
  endsPreview: "Was es benutzt, wird danach abgewiesen.",
  ends: "Eines deiner Tokens läuft bald ab. Was es benutzt, wird danach abgewiesen. Wenn du es noch brauchst, erstelle ein neues und ersetze es.",
  token: "Token",
  beginsWith: "Beginnt mit",
  endsAt: "Läuft ab",

  webhookSubject: "Neuer Webhook in deinem Konto bei {brand}",
  webhookTitle: "Ein Webhook wurde hinzugefügt",
  webhookPreview: "Er meldet einem Server, was in deinem Konto geschieht.",
  webhookAdded:
    "Ein Webhook wurde hinzugefügt. Er meldet einem Server, was in deinem Konto geschieht, auch zu Kontakten. Adresse und Ereignisse stehen auf der Seite „Verbinden“.",
  webhookNotYou:
    "Wenn du das nicht warst, lösche ihn und ändere jetzt dein Passwort: Jemand anders ist in deinem Konto angemeldet.",
  pausedSubject: "Ein Webhook deines Kontos bei {brand} ist angehalten",
  pausedTitle: "Ein Webhook ist angehalten",
  pausedPreview: "Seit drei Tagen kommt dort nichts mehr an.",
  paused:
    "Seit drei Tagen kommt bei einem deiner Webhooks nichts mehr an. Darum haben wir ihn angehalten. Bring den Server in Ordnung, sende einen Test und setz ihn dann fort. Was inzwischen geschieht, wird nicht nachgesendet; du findest es bei deinen Kontakten und Karten.",
  address: "Adresse",
  failingSince: "Fehler seit",
  teamWebhookPreview: "Er meldet einem Server, was im Team geschieht.",
  teamWebhookAdded:
    "{person} hat für {team} einen Webhook hinzugefügt. Er meldet einem Server, was dort geschieht, auch zu geteilten Kontakten. Adresse und Ereignisse stehen in den Team-Einstellungen.",
  teamWebhookNotYou:
    "Wenn niemand von euch davon weiß, lösche ihn und lass {person} jetzt das Passwort ändern.",
  teamPaused:
    "Seit drei Tagen kommt bei einem Webhook von {team} nichts mehr an. Darum haben wir ihn angehalten. Bring den Server in Ordnung, sende einen Test und setz ihn dann fort. Was inzwischen geschieht, wird nicht nachgesendet.",
  openTeamSettings: "Team-Einstellungen öffnen",
} satisfies TranslationOf<typeof english>;
