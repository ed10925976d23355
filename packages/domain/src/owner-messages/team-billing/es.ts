import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Plazas y facturación",
  withCard: {
    one: "{count} persona con tarjeta.",
    many: "{count} de personas con tarjeta.",
    other: "{count} personas con tarjeta.",
  },
  everythingIsOpen:
    "En esta instalación todo está abierto, para tantas personas como quieras. No hay nada que pagar.",

  seats: "Plazas",
  ofPaid: {
    one: "de {count} plaza pagada",
    many: "de {count} de plazas pagadas",
    other: "de {count} plazas pagadas",
  },
  ofFree: {
    one: "de {count} plaza gratuita",
    many: "de {count} de plazas gratuitas",
    other: "de {count} plazas gratuitas",
  },
  seatRule:
    "Quien tiene tarjeta ocupa una plaza desde la invitación. Si quitas a alguien, la plaza queda libre para otra persona hasta el <day>{day}</day> y después deja de cobrarse.",
  seatRuleNoDay: "Quien tiene tarjeta ocupa una plaza desde la invitación.",
  freeRule: {
    one: "Una persona es gratis, con las funciones de Gratis para siempre.",
    many: "Hasta {count} de personas son gratis, con las funciones de Gratis para siempre.",
    other: "Hasta {count} personas son gratis, con las funciones de Gratis para siempre.",
  },
  invite: "Invitar a personas",
  addSeats: "Añadir plazas",

  nextPayment: "Próximo pago",
  peopleAt: {
    one: "{count} persona a {price}",
    many: "{count} de personas a {price}",
    other: "{count} personas a {price}",
  },
  onDay: "El <day>{day}</day>",
  yearlyWouldBe: "Al año serían {price} por persona.",
  monthlyWouldBe: "Al mes serían {price} por persona.",
  changeToYearly: "Cambiar a anual",
  changeToMonthly: "Cambiar a mensual",
  managePayment: "Gestionar el pago",

  ending:
    "Cuando termine la suscripción, las tarjetas siguen con las funciones de Gratis para siempre y no se puede añadir a nadie.",
  endedTitle: {
    one: "Tu tarjeta sigue funcionando, con las funciones de Gratis para siempre.",
    many: "Tus {count} de tarjetas siguen funcionando, con las funciones de Gratis para siempre.",
    other: "Tus {count} tarjetas siguen funcionando, con las funciones de Gratis para siempre.",
  },
  endedText:
    "Los logos, colores, códigos y canales de Premium vuelven en cuanto la suscripción se reanude. Hasta entonces no se puede añadir a nadie.",

  choose: "Premium para todo el equipo",
  perMonth: "{price} por persona y mes",
  perYear: "{price} por persona y año",
  payMonthly: "Pagar al mes, {price}",
  payYearly: "Pagar al año, {price}",

  addTitle: "Añadir plazas",
  howMany: "¿Cuántas personas más?",
  numberInvalid: "Escribe un número del 1 al 5000.",
  perMonthNow: {
    one: "{count} persona más, {amount} al mes desde hoy, {now} ahora.",
    many: "{count} de personas más, {amount} al mes desde hoy, {now} ahora.",
    other: "{count} personas más, {amount} al mes desde hoy, {now} ahora.",
  },
  perYearNow: {
    one: "{count} persona más, {amount} al año desde hoy, {now} ahora.",
    many: "{count} de personas más, {amount} al año desde hoy, {now} ahora.",
    other: "{count} personas más, {amount} al año desde hoy, {now} ahora.",
  },
  pay: "Pagar {price}",
  findingPrice: "Calculando el precio...",
  showPrice: "Mostrar el precio",
  paying: "Pagando...",
  roomFor: {
    one: "Ahora hay sitio para {count} persona.",
    many: "Ahora hay sitio para {count} de personas.",
    other: "Ahora hay sitio para {count} personas.",
  },

  cancelTitle: "¿Cancelar la suscripción de {team}?",
  cancelUntil:
    "Sigue hasta el <day>{day}</day>. Después las tarjetas siguen con las funciones de Gratis para siempre y no se puede añadir a nadie. Los pagos hechos no se devuelven.",
  cancelNoDay:
    "Sigue hasta el final del periodo pagado. Después las tarjetas siguen con las funciones de Gratis para siempre y no se puede añadir a nadie. Los pagos hechos no se devuelven.",
  notLoaded: "No se han podido cargar las plazas y la facturación.",
} satisfies TranslationOf<typeof english>;
