import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "Cerrar la cuenta",
  leaveLead:
    "Tus tarjetas dejan de estar en línea al momento. Todo se elimina a los siete días; hasta entonces puedes volver.",
  leaveBrand: "Dejar {brand}",
  leaveQuestion: "¿Dejar {brand}?",
  notLoaded: "No pudimos cargar los detalles.",
  nothingChanged: "No ha cambiado nada. Inténtalo de nuevo.",
  whatHappens: "Qué pasa si te vas",
  cardsOffline: {
    one: "Tu tarjeta deja de estar en línea al momento",
    many: "Tus {count} de tarjetas dejan de estar en línea al momento",
    other: "Tus {count} tarjetas dejan de estar en línea al momento",
  },
  cardsReserved: {
    one: "{names} queda reservado durante 90 días.",
    many: "{names} quedan reservados durante 90 días.",
    other: "{names} quedan reservados durante 90 días.",
  },
  planCancelled: "Antes se cancela tu plan",
  planCancelledText: "No habrá más pagos. El proveedor conserva sus facturas, como exige la ley.",
  signedOut: {
    one: "Se cierra tu sesión",
    many: "Se cierra tu sesión en {count} de dispositivos",
    other: "Se cierra tu sesión en {count} dispositivos",
  },
  deletedOn: "Todo se elimina el {day}",
  deletedText: "Tarjetas, imágenes, favoritos y todo lo demás de tu cuenta.",
  untilThen:
    "Hasta entonces, basta con iniciar sesión para restaurarlo todo. <copy>Crea antes una copia</copy>",
  stay: "Quedarme",
  leavingNow: "Cerrando la cuenta…",
  youHaveLeft: "Has cerrado tu cuenta. Todo se eliminará el {day}.",

  closingTitle: "Tu cuenta se está cerrando",
  logOut: "Cerrar sesión",
  daysLeft: { one: "{count} día", many: "{count} de días", other: "{count} días" },
  closingText:
    "Cerraste tu cuenta el {leftOn}. Tus tarjetas no están en línea y sus enlaces siguen reservados para ti. Hasta el {until} puedes restaurarlo todo.",
  closingNote: "Un plan de pago queda cancelado. Podrás elegir otro cuando restaures tu cuenta.",
  restoreAccount: "Restaurar cuenta",
  oneMoment: "Un momento…",
  cameBack: "Todo está de vuelta.",
  comeBackFailed: "No ha funcionado. Inténtalo de nuevo.",
  leaveFailed: "No pudimos cerrar tu cuenta. Inténtalo de nuevo.",

  lastOwner: "Eres el último propietario de {team}",
  handOver: "Elige a quién le pertenecerá o elimina el equipo. Después podrás irte.",
  deleteTeam: "Eliminar el equipo",
  newOwner: "Nuevo propietario de {team}",
  findColleague: "Buscar a una persona",
  clearSearch: "Borrar la búsqueda",
  nobodyFound: "No se ha encontrado a nadie que ya esté aquí.",
  makeOwner: "Hacer propietario a {name}",
  isOwner: "{team} pertenece ahora a {name}.",
  notHandedOver: "No ha funcionado. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
