import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Cartão de visita de {name}",
  coverOf: "Capa do cartão de {name}",
  card: "Cartão",
  name: "Nome",
  role: "Cargo",
  company: "Empresa",
  phone: "Telefone",
  companyName: "Nome da empresa",
  positionOrJob: "Cargo/profissão",
  openAtLabel: "Endereço do meu cartão",
  openCard: "Abrir o cartão",
  addToContact: "Adicionar contato",
  scanToSave: "Escaneie para adicionar meu contato",
  qrCodeOfCard: "Código QR deste cartão",
  businessCard: "Cartão de visita",
  metOn: "Onde nos conhecemos: {name}, {day}",
} satisfies TranslationOf<typeof english>;
