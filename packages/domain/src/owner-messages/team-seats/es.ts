import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  priceByMonth: {
    one: "{count} persona más, {price} al mes desde hoy, {now} ahora.",
    many: "{count} personas más, {price} al mes desde hoy, {now} ahora.",
    other: "{count} personas más, {price} al mes desde hoy, {now} ahora.",
  },
  priceByYear: {
    one: "{count} persona más, {price} al año desde hoy, {now} ahora.",
    many: "{count} personas más, {price} al año desde hoy, {now} ahora.",
    other: "{count} personas más, {price} al año desde hoy, {now} ahora.",
  },
  now: { one: "Ahora, {count} persona", many: "Ahora, {count} personas", other: "Ahora, {count} personas" },
  fromToday: {
    one: "Desde hoy, {count} persona",
    many: "Desde hoy, {count} personas",
    other: "Desde hoy, {count} personas",
  },
  aMonth: "{price} al mes",
  aYear: "{price} al año",
  chargedToday: "Se cobra hoy",
  nextPayment: "El importe completo se cobra el {day}.",
  pay: "Pagar {price} e invitar",
  paying: "Pagando...",

  noRoom: {
    one: "En tu equipo cabe {count} persona más con tarjeta.",
    many: "En tu equipo caben {count} personas más con tarjeta.",
    other: "En tu equipo caben {count} personas más con tarjeta.",
  },
  askOwner: "Un propietario del equipo puede pagar por más personas. Hasta entonces, invita a menos.",
  planNeeded: {
    one: "Hasta {free} personas con tarjeta son gratis. Para {count} necesitas un plan.",
    many: "Hasta {free} personas con tarjeta son gratis. Para {count} necesitas un plan.",
    other: "Hasta {free} personas con tarjeta son gratis. Para {count} necesitas un plan.",
  },
  choosePlan: "¿Cómo quieres pagar?",
  monthly: "Mensual",
  yearly: "Anual",
  toPayment: "Ir al pago",
  listKept: "Tu lista se conserva. Después del pago, abre de nuevo «Invitar a personas».",
  chooseFileAgain: "Después del pago, elige el archivo de nuevo.",
  priceFailed: "No se puede cargar el precio.",
} satisfies TranslationOf<typeof english>;
