import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Meu cartão",
  scanToSave: "Escaneie e adicione o contato",
  scanToSaveLines: "Escaneie e adicione\nmeu contato",
  alwaysUpToDate: "Meu cartão, sempre atualizado",
  printedCard: "{name}, cartão de visita",
  codeOf: "Código QR de {name}",
  note: "Nota",
} satisfies TranslationOf<typeof english>;
