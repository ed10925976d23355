import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Dal tuo ultimo accesso",
  person: "{name} ha lasciato i suoi recapiti",
  people: {
    one: "{count} persona ha lasciato i suoi recapiti",
    many: "{count} di persone hanno lasciato i loro recapiti",
    other: "{count} persone hanno lasciato i loro recapiti",
  },
  manyPeople: {
    one: "Più di {count} persona ha lasciato i suoi recapiti",
    many: "Più di {count} di persone hanno lasciato i loro recapiti",
    other: "Più di {count} persone hanno lasciato i loro recapiti",
  },
  views: { one: "{count} visita", many: "{count} di visite", other: "{count} visite" },
  qr: {
    one: "{count} visita dal codice QR",
    many: "{count} di visite, soprattutto dal codice QR",
    other: "{count} visite, soprattutto dal codice QR",
  },
  direct: {
    one: "{count} visita dal link diretto",
    many: "{count} di visite, soprattutto dal link diretto",
    other: "{count} visite, soprattutto dal link diretto",
  },
  signature: {
    one: "{count} visita dalla tua firma email",
    many: "{count} di visite, soprattutto dalla tua firma email",
    other: "{count} visite, soprattutto dalla tua firma email",
  },
  print: {
    one: "{count} visita dal tuo biglietto stampato",
    many: "{count} di visite, soprattutto dal tuo biglietto stampato",
    other: "{count} visite, soprattutto dal tuo biglietto stampato",
  },
  wallet: {
    one: "{count} visita dal tuo biglietto nel Wallet",
    many: "{count} di visite, soprattutto dal tuo biglietto nel Wallet",
    other: "{count} visite, soprattutto dal tuo biglietto nel Wallet",
  },
  nfc: {
    one: "{count} visita dal tag NFC",
    many: "{count} di visite, soprattutto dal tag NFC",
    other: "{count} visite, soprattutto dal tag NFC",
  },
  background: {
    one: "{count} visita dal tuo sfondo per videochiamate",
    many: "{count} di visite, soprattutto dal tuo sfondo per videochiamate",
    other: "{count} visite, soprattutto dal tuo sfondo per videochiamate",
  },
  page: {
    one: "{count} visita dalla tua pagina in un file",
    many: "{count} di visite, soprattutto dalla tua pagina in un file",
    other: "{count} visite, soprattutto dalla tua pagina in un file",
  },
  link: {
    one: "{count} visita dal link «{link}»",
    many: "{count} di visite, soprattutto dal link «{link}»",
    other: "{count} visite, soprattutto dal link «{link}»",
  },
  kept: "{name} ha modificato il suo biglietto",
  keptCards: {
    one: "{count} dei tuoi preferiti è cambiato",
    many: "{count} dei tuoi preferiti sono cambiati",
    other: "{count} dei tuoi preferiti sono cambiati",
  },
  linkEnds: "Il link «{name}» termina il {day}",
  linksEnd: {
    one: "{count} link termina a breve: «{name}» il {day}",
    many: "{count} di link terminano a breve, per primo «{name}» il {day}",
    other: "{count} link terminano a breve, per primo «{name}» il {day}",
  },
} satisfies TranslationOf<typeof english>;
