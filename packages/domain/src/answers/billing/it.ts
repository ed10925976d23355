import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "Non è stato possibile caricare i piani",
  paymentFailed: "Non è stato possibile elaborare il pagamento",
  cancelFailed: "Non è stato possibile disdire l’abbonamento",
  resumeFailed: "Non è stato possibile riattivare l’abbonamento",
  sessionFailed: "Non è stato possibile avviare il pagamento",
  portalFailed: "Non è stato possibile aprire la pagina di fatturazione",
  alreadyActive: "Hai già un abbonamento attivo.",
  canceled: "Abbonamento disdetto",
  resumed: "Abbonamento riattivato",
} satisfies TranslationOf<typeof english>;
