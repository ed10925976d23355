import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Avisos",
  close: "Fechar",
  saveToFavourites: "Adicionar aos favoritos",
  savedToFavourites: "Nos seus favoritos",
  favouriteAdded: "O cartão de {name} está nos seus favoritos.",
  favouriteRemoved: "O cartão de {name} saiu dos seus favoritos.",
  addFailed: "Não foi possível adicionar aos favoritos.",
  removeFailed: "Não foi possível remover dos favoritos.",
  favouritesFull: "Você pode ter até 500 favoritos. Remova um para abrir espaço.",
  editCard: "Editar este cartão",
  goToDashboard: "Ir para o seu painel",
  contactDownloaded: "Contato baixado! Abra o arquivo para adicioná-lo aos seus contatos.",
  contactFailed: "Não foi possível baixar o contato. Tente novamente.",
  letThemKnow: "Apresente-se a {name}",
  copied: "Copiado",
  copyValueFailed: "Não foi possível copiar. Selecione o texto e copie.",
  linkCopied: "Link copiado",
  linkCopiedFor: "Link copiado. Agora é só colar em {place}.",
  copyFailed: "Não foi possível copiar. Selecione o link e copie.",
  shareFailed: "Não foi possível compartilhar. Tente outra opção abaixo.",
  qrDownloadFailed: "Não foi possível baixar o código QR.",
} satisfies TranslationOf<typeof english>;
