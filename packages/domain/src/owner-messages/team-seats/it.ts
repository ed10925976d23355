import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  priceByMonth: {
    one: "{count} persona in più, {price} al mese da oggi, {now} adesso.",
    many: "{count} persone in più, {price} al mese da oggi, {now} adesso.",
    other: "{count} persone in più, {price} al mese da oggi, {now} adesso.",
  },
  priceByYear: {
    one: "{count} persona in più, {price} all’anno da oggi, {now} adesso.",
    many: "{count} persone in più, {price} all’anno da oggi, {now} adesso.",
    other: "{count} persone in più, {price} all’anno da oggi, {now} adesso.",
  },
  now: { one: "Adesso, {count} persona", many: "Adesso, {count} persone", other: "Adesso, {count} persone" },
  fromToday: {
    one: "Da oggi, {count} persona",
    many: "Da oggi, {count} persone",
    other: "Da oggi, {count} persone",
  },
  aMonth: "{price} al mese",
  aYear: "{price} all’anno",
  chargedToday: "Addebitati oggi",
  nextPayment: "L’importo intero segue il {day}.",
  pay: "Paga {price} e invita",
  paying: "Pagamento in corso...",

  noRoom: {
    one: "Nel tuo team c’è posto per {count} altra persona con un biglietto.",
    many: "Nel tuo team c’è posto per altre {count} persone con un biglietto.",
    other: "Nel tuo team c’è posto per altre {count} persone con un biglietto.",
  },
  askOwner: "Un proprietario del team può pagare per più persone. Fino ad allora, invitane meno.",
  planNeeded: {
    one: "Fino a {free} persone con un biglietto è gratis. Per {count} serve un piano.",
    many: "Fino a {free} persone con un biglietto è gratis. Per {count} serve un piano.",
    other: "Fino a {free} persone con un biglietto è gratis. Per {count} serve un piano.",
  },
  choosePlan: "Come vuoi pagare?",
  monthly: "Mensile",
  yearly: "Annuale",
  toPayment: "Vai al pagamento",
  listKept: "La tua lista resta salvata. Dopo il pagamento apri di nuovo «Invita persone».",
  chooseFileAgain: "Dopo il pagamento scegli di nuovo il file.",
  priceFailed: "Non è possibile caricare il prezzo.",
} satisfies TranslationOf<typeof english>;
