import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Sua denúncia sobre {card}",
  takenDownTitle: "O cartão foi removido",
  leftUpTitle: "O cartão continua online",
  preview: "Analisamos sua denúncia.",
  takenDown: "Analisamos o cartão que você denunciou e o removemos. Agradecemos a sua ajuda.",
  leftUp: "Analisamos o cartão que você denunciou, e ele continua online. Agradecemos o aviso.",
  once: "Você recebe só este e-mail, porque pediu uma resposta. Não guardamos seu endereço.",
  questions: "Dúvidas? Escreva para {support}",
} satisfies TranslationOf<typeof english>;
