import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "Biglietti da visita digitali",
  showMyCode: "Mostra il mio codice",
  myCode: "Il mio QR",
} satisfies TranslationOf<typeof english>;
