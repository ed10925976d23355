import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Sua conta está sendo encerrada. Restaure-a primeiro.",
  checkField: "Confira este campo.",
  checkingPerson: "Vamos só confirmar que você não é um robô. Leva alguns segundos.",
  checkInput: "Confira os campos.",
  fileTakesTooMuch: "Este arquivo demora demais para ser lido. Divida-o ou exporte-o de novo.",
  forbidden: "Não permitido",
  networkError: "Sem internet ou sem resposta. Tente novamente.",
  notFound: "Não encontramos o que você procurava.",
  onlyJson: "As solicitações devem ser enviadas como application/json.",
  onlyZip: "Envie um arquivo ZIP.",
  sent: "Enviado",
  signInFirst: "Entre para continuar.",
  tooLarge: "É grande demais.",
  tooBusy: "Há muito movimento neste momento. Tente novamente daqui a pouco.",
  unexpected: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
  tooManyAttempts: {
    one: "Tentativas demais. Tente novamente em {seconds} segundo.",
    many: "Tentativas demais. Tente novamente em {seconds} de segundos.",
    other: "Tentativas demais. Tente novamente em {seconds} segundos.",
  },
} satisfies TranslationOf<typeof english>;
