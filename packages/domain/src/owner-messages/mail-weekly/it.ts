import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "La tua settimana: {views}, {saves}",
  preview: "{views}, {saves}, {visitors}.",
  viewCount: { one: "{count} visita", many: "{count} di visite", other: "{count} visite" },
  saveCount: { one: "{count} salvataggio", many: "{count} di salvataggi", other: "{count} salvataggi" },
  visitorCount: { one: "{count} visitatore", many: "{count} di visitatori", other: "{count} visitatori" },

  titleInMonth: "La tua settimana, {first}–{last}\u00a0{month}",
  title: "La tua settimana, {first} – {last}",
  together: "Tutti i tuoi biglietti insieme.",

  views: "Visite",
  visitors: "Visitatori",
  saves: "Salvataggi",
  details: "Recapiti",
  none: "Nulla in entrambe le settimane",
  same: "Come la settimana prima",
  more: {
    one: "{count} in più della settimana prima",
    many: "{count} in più della settimana prima",
    other: "{count} in più della settimana prima",
  },
  fewer: {
    one: "{count} in meno della settimana prima",
    many: "{count} in meno della settimana prima",
    other: "{count} in meno della settimana prima",
  },
  figure: "{label}: {value}. {change}.",

  viewsByDay: "Visite al giorno",
  cameBy: "La maggior parte delle visite arriva da: {ways}.",
  byLink: "link {link} ({views})",
  byQr: "codice QR ({views})",
  byDirect: "link diretto ({views})",
  bySignature: "firma email ({views})",
  byPrint: "biglietto stampato ({views})",
  byWallet: "wallet ({views})",
  byNfc: "tag NFC ({views})",
  byBackground: "sfondo per videochiamate ({views})",
  byPage: "pagina in un file ({views})",
  tapped: {
    one: "Il canale più toccato: {channel}, una volta.",
    many: "Il canale più toccato: {channel}, {count} di volte.",
    other: "Il canale più toccato: {channel}, {count} volte.",
  },

  open: "Apri Statistiche",
  asked: "Hai chiesto di ricevere questa email una volta alla settimana.",
  stop: "Disattiva il riepilogo settimanale",
} satisfies TranslationOf<typeof english>;
