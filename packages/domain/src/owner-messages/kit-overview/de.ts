import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "Sieben Wege, {path} zu teilen. Alle entstehen aus deiner aktuellen Karte.",
  sixWays: "Sechs Wege, {path} zu teilen. Alle entstehen aus deiner aktuellen Karte.",

  signature:
    "Deine Karte unter jeder E-Mail. Kopiere sie einmal in Gmail, Outlook, Apple Mail oder Thunderbird.",
  wallet: "Ein Pass in Apple Wallet oder Google Wallet. Zweimal tippen, und der Code ist auf dem Display.",
  walletWithLink:
    "Ein Pass in Apple Wallet oder Google Wallet. Zweimal tippen, und dein Link ist auf dem Display.",
  print: "Für die Druckerei mit Beschnitt und Schnittmarken. Oder zehn auf einem Bogen für deinen Drucker.",
  code: "Für Plakate, Namensschilder und Folien. Jeder Code ist auf Lesbarkeit getestet.",
  nfc: "Halte ein Handy an den Tag, und die Karte öffnet sich. Jeder leere Tag geht.",
  background:
    "Dein Name und Code hinter dir im Videoanruf. Der Code auf dem Sperrbildschirm, bereit zum Scannen.",
  backgroundWithLink: "Dein Name und Link hinter dir im Videoanruf und auf dem Sperrbildschirm.",
  page: "Die ganze Karte in einer Datei. Sie öffnet sich von der Festplatte oder jedem Webspace, ganz ohne Verbindung zu uns.",

  seeContactFile: "Kontaktdatei ansehen",
} satisfies TranslationOf<typeof english>;
