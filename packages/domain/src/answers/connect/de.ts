import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Bitte gib einen Namen ein.",
  nameTooLong: "Bitte schreib höchstens 60 Zeichen.",
  permissionRequired: "Bitte wähle mindestens ein Recht aus.",
  revoked: "Widerrufen. Der Zugang ist ab sofort gesperrt.",
  tokenRefused: "Dieses Token ist falsch, abgelaufen oder widerrufen.",
  tokenNotPermitted: "Dieses Token darf diesen Aufruf nicht machen.",
  tokensFull: "Du hast {max}, mehr geht nicht. Entferne zuerst eines.",
  keyInvalid: "Ein Idempotency-Key hat 1 bis 255 druckbare Zeichen.",
  keyInUse:
    "Ein Aufruf mit diesem Idempotency-Key läuft noch, oder sein Ergebnis ist unbekannt. Sieh zuerst nach, ob er geklappt hat.",
  keyReused: "Dieser Idempotency-Key wurde schon für einen anderen Aufruf verwendet.",
  webhookAddress: "Bitte gib eine Adresse ein, zum Beispiel https://hooks.example/visita.",
  webhookEvents: "Bitte wähle mindestens ein Ereignis aus.",
  webhookCredentials: "Bitte lass Benutzername und Passwort in der Adresse weg.",
  webhookPort: "Bitte nimm Port 443, 80, 8443 oder einen über 1023.",
  webhookPrivate: "Diese Adresse führt in ein privates Netz. Nimm eine, die im Internet erreichbar ist.",
  webhookUnknown: "Wir können diese Adresse nicht finden. Bitte prüfe die Schreibweise.",
  webhooksFull: "Du hast {max}, mehr geht nicht. Lösche zuerst einen.",
  webhookDeleted: "Gelöscht. Es wird nichts mehr gesendet.",
  deliveryUnderWay: "Diese Zustellung läuft gerade oder wartet auf eine frühere zum selben Thema.",
} satisfies TranslationOf<typeof english>;
