import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  writeToATag: "Tag beschreiben",
  putTagDown:
    "Dieses Handy kann Tags beschreiben. Leg einen leeren Tag auf den Tisch, drück den Knopf und halte dann die Rückseite des Handys an den Tag.",
  writeToTag: "Tag beschreiben",
  lockTag: "Tag danach schreibschützen",
  lockTagNote: "Niemand kann ihn überschreiben, auch du nicht",
  linkOnTag: "Link auf dem Tag",

  looking: "Suche nach einem Tag",
  holdPhone: "Halte die Rückseite des Handys daran, nahe der Kamera.",
  secondsLeft: { one: "Noch {count} Sekunde.", other: "Noch {count} Sekunden." },
  stop: "Stopp",
  nothingHappens: "Es tut sich nichts? Nimm das Handy aus der Hülle und sieh nach, ob NFC eingeschaltet ist.",

  keepStill: "Halte das Handy still.",
  holdAnotherPhone: "Halte ein anderes Handy daran, und deine Karte öffnet sich.",
  needsTag: "NTAG213 oder größer, {bytes} Byte. Deiner braucht {size}.",
  needsLargerTag: "NTAG215 oder größer, {bytes} Byte. Deiner braucht {size}.",

  writtenAndChecked: "Beschrieben und geprüft",
  tagHolds: "Auf dem Tag steht {link}. Besuche darüber zählen als NFC.",
  tagHoldsLocked: "Auf dem Tag steht {link}, und er ist schreibgeschützt. Besuche darüber zählen als NFC.",
  written: "Beschrieben",
  notChecked:
    "Er wurde bewegt, bevor wir ihn prüfen konnten. Halte ein Handy daran, dann siehst du, ob sich deine Karte öffnet.",
  writeAnother: "Noch einen",
  done: "Fertig",

  blocked: "NFC ist für diese Website blockiert",
  blockedText: "Erlaube es in den Website-Einstellungen deines Browsers und versuch es noch einmal.",
  off: "NFC ist ausgeschaltet",
  offText: "Schalte es in den Einstellungen deines Handys ein und versuch es noch einmal.",
  unsupported: "Dieser Tag oder dieses Handy geht nicht",
  unsupportedText:
    "Das Handy hat kein NFC, oder der Tag kann keine Links speichern. Nimm einen, auf dem NTAG oder NDEF steht.",
  locked: "Dieser Tag ist schreibgeschützt",
  lockedText: "Er lässt sich nicht überschreiben. Nimm einen anderen, Aufkleber kosten nur ein paar Cent.",
  lost: "Verbindung zum Tag verloren",
  lostText:
    "Er wurde zu früh bewegt, ist zu klein oder schreibgeschützt. Halte das Handy still, bis es fertig ist.",
  notFound: "Kein Tag gefunden",
  notFoundText:
    "Halte die Rückseite des Handys an den Tag, nahe der Kamera. Eine dicke Hülle oder Metall unter dem Tag kann stören.",
  notLocked: "Beschrieben, aber nicht schreibgeschützt",
  notLockedText:
    "Auf dem Tag steht dein Link, er lässt sich aber noch überschreiben. Versuch es noch einmal oder lass ihn so.",
  notWritten: "Der Tag konnte nicht beschrieben werden",
  notWrittenText: "Nimm das Handy aus der Hülle und versuch es noch einmal oder nimm einen anderen Tag.",

  onThisDevice: "Auf diesem Gerät",
  onlyChrome:
    "Von einer Webseite aus kann nur Chrome auf Android Tags beschreiben. Mit jeder NFC-App geht es in drei Schritten.",
  copyLink: "Kopiere den Link unten.",
  addRecord: "Füg in der App einen Eintrag vom Typ URL hinzu und setz ihn dort ein.",
  pressWrite: "Drück auf „Schreiben“ und halte den Tag ans Handy.",
  onAndroid: "Du hast ein Android-Handy? Öffne dort diese Seite: <strong>{address}</strong>",
} satisfies TranslationOf<typeof english>;
