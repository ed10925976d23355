import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Seit deinem letzten Besuch",
  person: "{name} hat Kontaktdaten hinterlassen",
  people: {
    one: "{count} Person hat Kontaktdaten hinterlassen",
    other: "{count} Personen haben Kontaktdaten hinterlassen",
  },
  manyPeople: {
    one: "Mehr als {count} Person hat Kontaktdaten hinterlassen",
    other: "Mehr als {count} Personen haben Kontaktdaten hinterlassen",
  },
  views: { one: "{count} Aufruf", other: "{count} Aufrufe" },
  qr: { one: "{count} Aufruf über den QR-Code", other: "{count} Aufrufe, am häufigsten über den QR-Code" },
  direct: {
    one: "{count} Aufruf über den direkten Link",
    other: "{count} Aufrufe, am häufigsten über den direkten Link",
  },
  signature: {
    one: "{count} Aufruf über deine E-Mail-Signatur",
    other: "{count} Aufrufe, am häufigsten über deine E-Mail-Signatur",
  },
  print: {
    one: "{count} Aufruf über deine gedruckte Karte",
    other: "{count} Aufrufe, am häufigsten über deine gedruckte Karte",
  },
  wallet: {
    one: "{count} Aufruf über deine Wallet-Karte",
    other: "{count} Aufrufe, am häufigsten über deine Wallet-Karte",
  },
  nfc: {
    one: "{count} Aufruf über deinen NFC-Tag",
    other: "{count} Aufrufe, am häufigsten über deinen NFC-Tag",
  },
  background: {
    one: "{count} Aufruf über deinen Videohintergrund",
    other: "{count} Aufrufe, am häufigsten über deinen Videohintergrund",
  },
  page: {
    one: "{count} Aufruf über deine Seite als Datei",
    other: "{count} Aufrufe, am häufigsten über deine Seite als Datei",
  },
  link: {
    one: "{count} Aufruf über den Link „{link}“",
    other: "{count} Aufrufe, am häufigsten über den Link „{link}“",
  },
  kept: "{name} hat die eigene Karte geändert",
  keptCards: {
    one: "{count} deiner Favoriten hat sich geändert",
    other: "{count} deiner Favoriten haben sich geändert",
  },
  linkEnds: "Der Link „{name}“ endet am {day}",
  linksEnd: {
    one: "{count} Link endet bald: „{name}“ am {day}",
    other: "{count} Links enden bald, zuerst „{name}“ am {day}",
  },
} satisfies TranslationOf<typeof english>;
