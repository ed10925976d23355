import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Ir para o conteúdo",
  brandHome: "Página inicial de {brand}",
  home: "Página inicial",
  pageNotFound: "Página não encontrada",
  wentWrong: "Algo deu errado",
  notFoundTitle: "Ops! Algo deu errado.",
  notFoundText: "Não encontramos a página que você procura. Tente pela página inicial.",
  restingTitle: "Este cartão está em pausa",
  restingText: "Foi pausado por quem o criou. O link está certo: tente novamente outro dia.",
  goneTitle: "Este cartão não existe mais",
  goneText: "Foi apagado por quem o criou.",
  leftText: "Era de alguém que saiu da equipe.",
  teamGoneTitle: "Esta equipe não existe mais",
  teamGoneText: "Foi apagada por quem a administrava.",
  takenDownTitle: "Este cartão foi removido",
  takenDownText:
    "O operador deste site o removeu após uma denúncia. Se você o recebeu por e-mail ou SMS, não faça o que a mensagem pedia.",
  legalTitle: "Indisponível por motivos legais",
  legalText: "Este cartão não pode ser mostrado aqui.",
  isItYours: "O cartão é seu? Nosso e-mail explica o motivo, e você pode responder.",
  filesToo: "Os arquivos deste cartão também não estão disponíveis.",
  language: "Idioma: {name}",
} satisfies TranslationOf<typeof english>;
