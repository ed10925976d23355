import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Crea un account",
  description: "Crea il tuo primo biglietto da visita digitale. Un biglietto è gratis per sempre.",
  accountFirst: "Prima crea il tuo account",
  makeFirstCard: "Crea il tuo primo biglietto",
  keepsCardOf: "Con un account conservi il biglietto di {name}. E un biglietto tuo è gratis per sempre.",
  freeForever: "Un biglietto è gratis per sempre. Non servono dati di pagamento.",
  haveAccount: "Hai già un account? <signIn>Accedi</signIn>",

  agree: "Accetto i <terms>Termini di servizio</terms> e <privacy>l’Informativa sulla privacy</privacy>.",
  createAccount: "Crea account",
  creatingAccount: "Creazione account…",
} satisfies TranslationOf<typeof english>;
