import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "Il tuo biglietto è online.",
  scanToTry: "Per provarlo, inquadra il codice con un altro telefono.",
  sendToTry: "Per provarlo, invia il link a qualcuno.",
  openCard: "Apri il biglietto",

  putItOut: "Il tuo biglietto è online. Ora portalo dove incontri le persone",
  everywhere: "Nella firma email, su carta, su un tag NFC, alle tue spalle in videochiamata. È tutto pronto.",
  useEverywhere: "Usalo ovunque",
  notNow: "Non ora",
} satisfies TranslationOf<typeof english>;
