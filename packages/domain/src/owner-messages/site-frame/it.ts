import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "Menu principale",
  home: "Home",
  aboutUs: "Chi siamo",
  features: "Funzioni",
  pricing: "Prezzi",
  contactUs: "Contattaci",
  dashboard: "Dashboard",
  logIn: "Accedi",
  signUp: "Registrati",

  footer: "Piè di pagina",
  getInTouch: "Scrivici",
  accessibility: "Accessibilità",
  copyright: "© {year} {brand}. Open source.",

  businessCards: "Biglietti da visita digitali",
  pageNotFound: "Pagina non trovata",
  pageNotShown: "Pagina non disponibile",

  shareImage: "I biglietti da visita di tre persone, in colori diversi",

  couldNotShow: "Non è stato possibile mostrare questa pagina.",
  failedOnOurSide:
    "Qualcosa non ha funzionato da parte nostra. Ricarica la pagina o vai alla pagina iniziale.",
  reload: "Ricarica",
} satisfies TranslationOf<typeof english>;
