import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Posti e fatturazione",
  withCard: {
    one: "{count} persona con un biglietto.",
    many: "{count} di persone con un biglietto.",
    other: "{count} persone con un biglietto.",
  },
  everythingIsOpen:
    "Su questa installazione è tutto aperto, per quante persone vuoi. Non c’è nulla da pagare.",

  seats: "Posti",
  ofPaid: {
    one: "su {count} posto pagato",
    many: "su {count} di posti pagati",
    other: "su {count} posti pagati",
  },
  ofFree: {
    one: "su {count} posto gratuito",
    many: "su {count} di posti gratuiti",
    other: "su {count} posti gratuiti",
  },
  seatRule:
    "Chi ha un biglietto occupa un posto, fin dall’invito. Se togli qualcuno, il posto è libero per un’altra persona fino al <day>{day}</day>, poi non viene più addebitato.",
  seatRuleNoDay: "Chi ha un biglietto occupa un posto, fin dall’invito.",
  freeRule: {
    one: "Una persona è gratis, con le funzioni di Forever Free.",
    many: "Fino a {count} di persone sono gratis, con le funzioni di Forever Free.",
    other: "Fino a {count} persone sono gratis, con le funzioni di Forever Free.",
  },
  invite: "Invita persone",
  addSeats: "Aggiungi posti",

  nextPayment: "Prossimo pagamento",
  peopleAt: {
    one: "{count} persona a {price}",
    many: "{count} di persone a {price}",
    other: "{count} persone a {price}",
  },
  onDay: "Il <day>{day}</day>",
  yearlyWouldBe: "All’anno sarebbero {price} a persona.",
  monthlyWouldBe: "Al mese sarebbero {price} a persona.",
  changeToYearly: "Passa all’annuale",
  changeToMonthly: "Passa al mensile",
  managePayment: "Gestisci il pagamento",

  ending:
    "Quando l’abbonamento termina, i biglietti restano con le funzioni di Forever Free e non si può aggiungere nessuno.",
  endedTitle: {
    one: "Il tuo biglietto funziona ancora, con le funzioni di Forever Free.",
    many: "I tuoi {count} di biglietti funzionano ancora, con le funzioni di Forever Free.",
    other: "I tuoi {count} biglietti funzionano ancora, con le funzioni di Forever Free.",
  },
  endedText:
    "Loghi, colori, codici e canali di Premium tornano appena l’abbonamento riprende. Fino ad allora non si può aggiungere nessuno.",

  choose: "Premium per tutto il team",
  perMonth: "{price} a persona al mese",
  perYear: "{price} a persona all’anno",
  payMonthly: "Paga al mese, {price}",
  payYearly: "Paga all’anno, {price}",

  addTitle: "Aggiungi posti",
  howMany: "Quante persone in più?",
  numberInvalid: "Inserisci un numero da 1 a 5.000.",
  perMonthNow: {
    one: "{count} persona in più, {amount} al mese da oggi, {now} adesso.",
    many: "{count} di persone in più, {amount} al mese da oggi, {now} adesso.",
    other: "{count} persone in più, {amount} al mese da oggi, {now} adesso.",
  },
  perYearNow: {
    one: "{count} persona in più, {amount} all’anno da oggi, {now} adesso.",
    many: "{count} di persone in più, {amount} all’anno da oggi, {now} adesso.",
    other: "{count} persone in più, {amount} all’anno da oggi, {now} adesso.",
  },
  pay: "Paga {price}",
  findingPrice: "Calcolo del prezzo...",
  showPrice: "Mostra il prezzo",
  paying: "Pagamento...",
  roomFor: {
    one: "Ora c’è posto per {count} persona.",
    many: "Ora c’è posto per {count} di persone.",
    other: "Ora c’è posto per {count} persone.",
  },

  cancelTitle: "Disdire l’abbonamento di {team}?",
  cancelUntil:
    "Resta attivo fino al <day>{day}</day>. Poi i biglietti restano con le funzioni di Forever Free e non si può aggiungere nessuno. I pagamenti passati non vengono rimborsati.",
  cancelNoDay:
    "Resta attivo fino alla fine del periodo pagato. Poi i biglietti restano con le funzioni di Forever Free e non si può aggiungere nessuno. I pagamenti passati non vengono rimborsati.",
  notLoaded: "Non è stato possibile caricare posti e fatturazione.",
} satisfies TranslationOf<typeof english>;
