import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "Scrivici",
  lead: "Una domanda, un errore, una funzione che manca: scrivici. Ti legge solo chi gestisce questo sito.",
  forPlans: "Per piani e disdette, vedi la <pricing>pagina dei prezzi</pricing>.",
  title: "Contattaci",
  description: "Scrivi a chi crea questi biglietti da visita digitali: domande, assistenza e prezzi.",

  name: "Il tuo nome",
  email: "Email",
  phone: "Telefono",
  hear: "Come ci hai conosciuto?",
  hearPlaceholder: "Scegli",
  hearGoogle: "Google",
  hearSocialMedia: "Social",
  hearSomeone: "Passaparola",
  help: "Come possiamo aiutarti?",
  helpPlaceholder: "Scegli un argomento",
  helpGeneral: "Richiesta generica",
  helpSupport: "Assistenza",
  helpPricing: "Prezzi",
  message: "Messaggio",
  charactersOf: "{used} di {max} caratteri",
  wordsOf: "{used} di {max} parole",
  send: "Invia messaggio",
} satisfies TranslationOf<typeof english>;
