import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "Tus tarjetas",
  loading: "Cargando tus tarjetas",
  notLoaded: "No se pudieron cargar tus tarjetas.",
  nothingLost: "No se ha perdido nada: siguen en línea.",
  notRefreshed: "No se pudieron actualizar tus tarjetas.",
  noCardsYet: "Todavía no tienes tarjetas",
  makeFirst: "Crea la primera con el botón «Nueva tarjeta». Tardarás unos tres minutos.",
  addCard: "Nueva tarjeta",

  inUse: {
    one: "{used} de {count} tarjeta en uso",
    many: "{used} de {count} de tarjetas en uso",
    other: "{used} de {count} tarjetas en uso",
  },
  allInUse: {
    one: "{used} de {count} tarjeta en uso, no hay espacio para más",
    many: "{used} de {count} de tarjetas en uso, no hay espacio para más",
    other: "{used} de {count} tarjetas en uso, no hay espacio para más",
  },
  premiumHasRoom: {
    one: "{used} de {count} tarjeta en uso. Con <premium>Premium</premium> puedes tener {max}.",
    many: "{used} de {count} de tarjetas en uso. Con <premium>Premium</premium> puedes tener {max}.",
    other: "{used} de {count} tarjetas en uso. Con <premium>Premium</premium> puedes tener {max}.",
  },
  tooMany: {
    one: "{count} tarjeta, {more} más de las que permite tu plan",
    many: "{count} de tarjetas, {more} más de las que permite tu plan",
    other: "{count} tarjetas, {more} más de las que permite tu plan",
  },
  tooManyForFree: {
    one: "{count} tarjeta, {more} más de las que permite el plan gratuito",
    many: "{count} de tarjetas, {more} más de las que permite el plan gratuito",
    other: "{count} tarjetas, {more} más de las que permite el plan gratuito",
  },
  roomFor: {
    one: "Espacio para una tarjeta más",
    many: "Espacio para {count} de tarjetas más",
    other: "Espacio para {count} tarjetas más",
  },
  freeVersion:
    "Tus tarjetas están en línea en su versión gratuita: sin logo, con un color y diez canales. Todo lo demás sigue guardado y vuelve con Premium. <plans>Ver los planes</plans>",

  changeOrder: "Ordenar",
  dragACard: "Arrastra una tarjeta o usa las flechas.",
  position: "{name}, posición {place} de {count}",
  done: "Listo",

  openCard: "Abrir la tarjeta de {name}, {path}",
  viewsThisWeek: {
    one: "{count} vista esta semana",
    many: "{count} de vistas esta semana",
    other: "{count} vistas esta semana",
  },
  copyLink: "Copiar el enlace de la tarjeta de {name}",
  showCode: "Mostrar el código QR de {name}",
  codeNotShown: "No pudimos mostrar el código. Inténtalo de nuevo.",
  share: "Compartir",
  shareCard: "Compartir la tarjeta de {name}",
  editCard: "Editar la tarjeta de {name}",
  moreFor: "Más opciones para la tarjeta de {name}, {path}",
  turnOver: "Dar la vuelta, {language}",

  useEverywhere: "Usarla en todas partes",
  links: "Enlaces",
  insights: "Estadísticas",
  teamCardOf: "Tarjeta de equipo de {team}",
  duplicate: "Duplicar",
  noRoom: "No hay espacio para otra tarjeta",
  takenDown: "Retirada",
  pause: "Pausar",
  resume: "Reactivar",
  resumeCard: "Reactivar la tarjeta de {name}",
  changeLink: "Cambiar enlace",

  isPaused: "{name} está en pausa.",
  isLiveAgain: "{name} vuelve a estar en línea.",
  isDeleted: "{name} se ha eliminado.",
  isRestored: "{name} se ha restaurado.",

  takenDownOn: "Retirada el {day}",
  takenDownText:
    "Los visitantes no ven esta tarjeta. En nuestro correo te explicamos por qué. No se ha eliminado nada.",
  answer: "Responder",

  draft: "Borrador",
  yourName: "Tu nombre",
  draftSavedOn: "Borrador guardado en este dispositivo el {day}",
  continueCard: "Continuar tu tarjeta",
} satisfies TranslationOf<typeof english>;
