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
} satisfies TranslationOf<typeof english>;
