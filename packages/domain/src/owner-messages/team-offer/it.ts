import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team",
  perPersonAndMonth: "<price>{price}</price> a persona al mese",
  orYearly: "Oppure {price} a persona all’anno.",
  upToFree: {
    one: "Una persona è gratis.",
    many: "Fino a {count} di persone sono gratis.",
    other: "Fino a {count} persone sono gratis.",
  },
  payByPerson: "Paghi per le persone che hanno un biglietto.",

  oneLook: "Un solo stile su tutti i biglietti",
  beforeTheyCome: "Un biglietto prima che arrivi la persona",
  codesKeepWorking: "I codici stampati funzionano ancora quando qualcuno va via",
  insightsOverAll: "Statistiche su tutti i biglietti",
  everythingOfPremium: "Tutto Premium sui biglietti del team",

  startTeam: "Crea un team",
  yourTeam: "Posti e fatturazione",

  homeTitle: "Un biglietto per tutti in azienda",
  homeText:
    "Imposti una volta logo, colore e indirizzo, e tutti i biglietti li mostrano. Ogni persona completa il resto. Quando qualcuno va via, il suo codice stampato porta a un collega.",
  homeLink: "Quanto costa un team",
} satisfies TranslationOf<typeof english>;
