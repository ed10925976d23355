import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "Fatti lasciare i recapiti",
  offerText:
    "Chi apre il tuo biglietto può inviarti il suo nome e i suoi recapiti, senza account. Ricevi un’email e li trovi in Contatti. Puoi disattivarlo per ogni biglietto.",
  notNow: "Non ora",
  turnOn: "Attiva",
  turnOnForBoth: "Attiva per entrambi i biglietti",
  turnOnFor: {
    one: "Attiva per {number} biglietto",
    many: "Attiva per {number} di biglietti",
    other: "Attiva per {number} biglietti",
  },
  turningOn: "Attivazione…",
  turnedOn: "Ora le persone possono lasciarti i loro recapiti.",

  share: "Lascia i tuoi recapiti",
  shareText:
    "Chi apre questo biglietto può inviarti il suo nome e i suoi recapiti. Ricevi un’email e li trovi in Contatti.",
} satisfies TranslationOf<typeof english>;
