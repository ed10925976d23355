import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Il tuo pagamento {brand} non è riuscito",
  title: "Un pagamento non è riuscito",
  preview: "I tuoi biglietti restano come sono mentre risolvi.",
  failed:
    "L’ultimo pagamento del tuo piano non è riuscito. Per ora logo, colori, codici QR e canali restano attivi.",
  stayUntil: "Restano attivi fino a",
  next: "Apri il tuo abbonamento per usare un’altra carta o per riprovare.",
  open: "Apri il mio abbonamento",
  noLonger: "Se non vuoi più il piano, non devi fare nulla: termina da solo e non viene eliminato nulla.",
} satisfies TranslationOf<typeof english>;
