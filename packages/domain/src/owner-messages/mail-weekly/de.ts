import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Deine Woche: {views}, {saves}",
  preview: "{views}, {saves}, {visitors}.",
  viewCount: { one: "{count} Aufruf", other: "{count} Aufrufe" },
  saveCount: { one: "{count}× gespeichert", other: "{count}× gespeichert" },
  visitorCount: { one: "{count} Person", other: "{count} Personen" },

  titleInMonth: "Deine Woche, {first}. bis {last}.\u00a0{month}",
  title: "Deine Woche, {first} bis {last}",
  together: "Alle deine Karten zusammen.",

  views: "Aufrufe",
  visitors: "Personen",
  saves: "Gespeichert",
  details: "Kontaktdaten",
  none: "Nichts in beiden Wochen",
  same: "Genauso viel wie in der Woche davor",
  more: { one: "{count} mehr als in der Woche davor", other: "{count} mehr als in der Woche davor" },
  fewer: {
    one: "{count} weniger als in der Woche davor",
    other: "{count} weniger als in der Woche davor",
  },
  figure: "{label}: {value}. {change}.",

  viewsByDay: "Aufrufe nach Tagen",
  cameBy: "Die meisten kamen über {ways}.",
  byLink: "den Link {link} ({views})",
  byQr: "den QR-Code ({views})",
  byDirect: "den direkten Link ({views})",
  bySignature: "die E-Mail-Signatur ({views})",
  byPrint: "die gedruckte Karte ({views})",
  byWallet: "die Wallet ({views})",
  byNfc: "den NFC-Tag ({views})",
  byBackground: "den Videohintergrund ({views})",
  byPage: "die Seite als Datei ({views})",
  tapped: {
    one: "Am häufigsten angetippt: {channel}, einmal.",
    other: "Am häufigsten angetippt: {channel}, {count}-mal.",
  },

  open: "Statistik öffnen",
  asked: "Du wolltest diese E-Mail einmal pro Woche bekommen.",
  stop: "Wochenrückblick abbestellen",
} satisfies TranslationOf<typeof english>;
