import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameSaved: "Name gespeichert.",
  saveFailed: "Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.",
  confirmItIsYou: "Bitte bestätige, dass du es bist.",
  confirmWithCompany: "Bitte melde dich noch einmal bei deiner Firma an, um zu bestätigen, dass du es bist.",
  confirmed: "Bestätigt.",
  passwordWrong: "Das Passwort ist falsch.",
  sessionEnded: "Gerät abgemeldet.",
  otherSessionsEnded: "Alle anderen Geräte sind abgemeldet.",
  endFailed: "Das Gerät konnte nicht abgemeldet werden. Bitte versuch es noch einmal.",
  emailRequired: "Bitte gib deine neue E-Mail-Adresse ein.",
  emailInvalid: "Das ist keine E-Mail-Adresse.",
  emailSame: "Das ist schon deine E-Mail-Adresse.",
  emailCodeSent: "Wir haben einen Code an deine neue Adresse gesendet.",
  emailChanged: "E-Mail-Adresse geändert.",
  emailChangeExpired: "Diese Änderung ist abgelaufen. Bitte fang noch einmal an.",
  emailTaken: "Ein anderes Konto verwendet jetzt diese Adresse.",
  emailRestored: "Deine alte Adresse gilt wieder, und alle Geräte sind abgemeldet.",
  emailLinkUsed:
    "Dieser Link ist abgelaufen oder wurde schon verwendet. Jeder Link gilt einmal, sieben Tage lang.",
  passkeyNameRequired: "Bitte gib einen Namen ein.",
  passkeyNameTooLong: "Bitte schreib höchstens 60 Zeichen.",
  passkeyAdded: "Passkey hinzugefügt.",
  passkeyRenamed: "Passkey umbenannt.",
  passkeyRemoved: "Passkey entfernt.",
  passkeyKept: "Passkey behalten.",
  passkeyLinkSent: "Wir haben dir per E-Mail einen Link geschickt, der den Passkey wieder aktiviert.",
  passkeyOnAgain: "Dein Passkey ist wieder aktiv.",
  passkeyLinkUsed:
    "Dieser Link ist abgelaufen oder wurde schon verwendet. Melde dich an und fordere einen neuen an.",
  passkeyNotAdded: "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.",
  passkeyRefused:
    "Dieser Passkey wurde nicht angenommen. Melde dich mit deinem Passwort an oder versuch es noch einmal.",
  passkeyNotConfirmed:
    "Dieser Passkey wurde nicht angenommen. Gib dein Passwort ein oder versuch es noch einmal.",
  passkeysFull: "Du hast 20 Passkeys, mehr sind nicht möglich. Entferne zuerst einen.",
  passkeyCancelled: "Dein Gerät hat es nicht bestätigt. Nichts hat sich geändert.",
  passkeyKnown: "Dieses Gerät hat schon einen Passkey für dein Konto.",
} satisfies TranslationOf<typeof english>;
