import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "E-Mail-Adresse wiederherstellen",
  restoreLead:
    "Du kannst diese Adresse wieder nutzen. Wir melden alle Geräte ab und entfernen alle Passkeys.",
  restorePasswordHint:
    "Dein Passwort zur Zeit der Änderung oder dein aktuelles. Wenn jemand anderes es gewählt hat, lass das Feld leer.",
  restore: "Wiederherstellen",
  restoring: "Wird wiederhergestellt …",
  chooseNow: "Wer die Adresse geändert hat, kennt vielleicht dein Passwort. Wähle deshalb jetzt ein neues.",
  choosePassword: "Neues Passwort wählen",

  passkeyTitle: "Passkey aktivieren",
  passkeyLead: "Er öffnet dein Konto ohne Passwort. Aktiviere ihn nur, wenn du ihn selbst hinzugefügt hast.",
  turnOn: "Aktivieren",
  turningOn: "Wird aktiviert …",
  passkeyIsOn: "Du kannst dich damit anmelden.",
} satisfies TranslationOf<typeof english>;
