import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "Suscripción",
  everythingIsOpen:
    "En esta instalación están disponibles todas las funciones. No hay nada que comprar ni que cancelar.",

  youAreOn: "Tienes el plan {plan}.",
  youAreOnPremium: "Tienes un plan Premium.",
  nextPayment: "El próximo pago es el <day>{day}</day>.",
  seeThePlans: "Ver los planes",
  payments: "Pagos",
  providerKeeps: "El proveedor de pagos guarda tu método de pago, tus facturas y tus recibos.",
  billingPage: "Página de facturación",
  opening: "Abriendo…",
  continueYourCard: "Continuar tu tarjeta",
  backToYourCard: "Volver a tu tarjeta",

  plans: "Planes",
  loadingPlans: "Cargando los planes",
  returnAfter: "Vuelves a este plan después del {day}.",
  returnIfCancelled: "Vuelves a este plan si cancelas.",
  cancelSubscription: "Cancelar suscripción",
  activate: "Activar",
  activating: "Activando…",

  sandbox: "Modo de prueba: no se cobra nada",
  sandboxText: "Prueba los planes. No necesitas una tarjeta de pago.",
  lastPaymentFailed: "Tu último pago ha fallado",
  staysForSevenDays:
    "Todo sigue activo 7 días. Revisa tu método de pago en la página de facturación para conservar tu plan.",
  sevenDaysAreOver:
    "Los 7 días han pasado. Revisa tu método de pago en la página de facturación para recuperar Premium.",
  openBillingPage: "Abrir la página de facturación",
  isCancelled: "Tu suscripción está cancelada",
  staysOnUntil: "Premium sigue activo hasta el <day>{day}</day>. No se te volverá a cobrar.",
  resume: "Reanudar",
  resuming: "Reanudando…",
  noLongerSold: "Tu plan ya no se vende",
  continuesAsBought: "Continúa tal como lo contrataste hasta que lo canceles.",
  planNotAffected: "Tu plan no se ve afectado.",

  confirmingPayment: "Estamos confirmando tu pago.",
  confirmingPlan: "Estamos confirmando tu nuevo plan.",
  paymentReceived: "Pago recibido; la activación puede tardar un minuto.",
  notConfirmed: "Aún no se ha confirmado ningún pago.",
  notConfirmedText:
    "Si pagaste, tu plan empieza en cuanto lo confirme el proveedor de pagos. Si no, no se ha cobrado nada y puedes elegir un plan abajo.",
  changeNotConfirmed: "El cambio aún no se ha confirmado.",
  changeNotConfirmedText: "Tu nuevo plan aparecerá aquí en cuanto lo confirme el proveedor de pagos.",
  hasChanged: "Tu plan ha cambiado.",
  hasChangedText: "Gracias. Se aplica desde ahora.",
  isActive: "Tu plan está activo.",
  isActiveText: "Gracias. Ya puedes usar todas sus funciones.",
  whereToStart: "Por dónde empezar",
  pickColour: "Elegir un color",
  addLogo: "Añadir tu logo",
  downloadCode: "Descargar tu código QR",
  leftCheckout: "Saliste de la página de pago. No se ha cobrado nada y tu plan no ha cambiado.",
  continues: "Tu suscripción continúa.",
  continuesText: "Hemos anulado la cancelación. Hoy no se ha cobrado nada.",

  cancelPlan: "¿Cancelar {plan}?",
  cancelYourPlan: "¿Cancelar tu plan?",
  cancelText:
    "Tu plan dura hasta el <day>{day}</day>. Después, tus tarjetas vuelven al plan gratuito: el logo, el color, el código QR y los canales adicionales se ocultan, no se eliminan. Los pagos ya hechos no se reembolsan.",
  cancelPaidPeriod:
    "Tu plan dura hasta el final del periodo que has pagado. Después, tus tarjetas vuelven al plan gratuito: el logo, el color, el código QR y los canales adicionales se ocultan, no se eliminan. Los pagos ya hechos no se reembolsan.",
  keepMyPlan: "Conservar mi plan",
  cancelling: "Cancelando…",
} satisfies TranslationOf<typeof english>;
