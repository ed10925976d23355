import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Amplía tu red de contactos con una tarjeta de visita digital",
  editTitle: "Edita tu tarjeta",

  dashboard: "Panel",
  backToDashboard: "Volver al panel",
  goToDashboard: "Ir al panel",
  seePlans: "Ver planes",
  progress: "Progreso",
  prev: "Atrás",
  next: "Siguiente",
  skip: "Omitir",
  saveChanges: {
    one: "{count} cambio · Guardar",
    many: "{count} de cambios · Guardar",
    other: "{count} cambios · Guardar",
  },

  loadingPlan: "Cargando tu plan…",
  loadingCard: "Cargando tu tarjeta…",
  copyingCard: "Copiando tu tarjeta…",
  lookingForDraft: "Buscando un borrador…",
  planNotLoaded: "No pudimos cargar tu plan",
  planNotLoadedText: "No se ha perdido nada. Comprueba la conexión e inténtalo de nuevo.",
  cardNotLoaded: "No pudimos cargar esta tarjeta",
  cardNotCopied: "No pudimos copiar esta tarjeta",

  newCard: "Nueva tarjeta de visita",
  premiumRoom: {
    one: "Con Premium puedes tener {count} tarjeta. Puedes editar tus tarjetas cuando quieras.",
    many: "Con Premium puedes tener {count} de tarjetas. Puedes editar tus tarjetas cuando quieras.",
    other: "Con Premium puedes tener {count} tarjetas. Puedes editar tus tarjetas cuando quieras.",
  },
  room: {
    one: "Hay espacio para {count} tarjeta. Puedes editar tus tarjetas cuando quieras.",
    many: "Hay espacio para {count} de tarjetas. Puedes editar tus tarjetas cuando quieras.",
    other: "Hay espacio para {count} tarjetas. Puedes editar tus tarjetas cuando quieras.",
  },
  freeRoom: {
    one: "El plan gratuito tiene espacio para {count} tarjeta. Premium, para {premium}, con tu logo, {colours} colores y todos los canales.",
    many: "El plan gratuito tiene espacio para {count} de tarjetas. Premium, para {premium}, con tu logo, {colours} colores y todos los canales.",
    other:
      "El plan gratuito tiene espacio para {count} tarjetas. Premium, para {premium}, con tu logo, {colours} colores y todos los canales.",
  },

  profilePhoto: "Foto de perfil",
  personalInformation: "Información personal",
  businessLogo: "Logo de la empresa",
  colour: "Color",
  contactPage: "Página de contacto {page}",
  aSecondSide: "Una segunda cara",
  yourLink: "Tu enlace",
  lookItOver: "Revisarlo todo",
  stepHeading: "Paso {step} de {steps}, {name}:",

  stepOf: "<word>Paso</word> {step} de {steps}",
  allSteps: "Todos los pasos",
  stepsNeedAttention: "Hay pasos por revisar.",
  contactPageHolds: "<hidden>Página de contacto {page}:</hidden> {holds}",
  thisStep: ", este paso",
  needsAttention: ", por revisar",
  premium: ", Premium",
  phoneAndMessengers: "Teléfono, correo y mensajería",
  socialAndPayments: "Redes sociales y pagos",
  officeAndVideo: "Oficina, vídeo y comunidades",
  portfoliosAndGroups: "Portafolios y grupos",
  reviewsAndBlogs: "Reseñas, pagos y blogs",
  streamingAndFreelance: "Streaming y trabajo freelance",
  shopsAndPictures: "Tiendas, imágenes y música",
  moreChannels: { one: "{count} más", many: "{count} más", other: "{count} más" },
  channelsFilledIn: {
    one: "{channels} · <filled>{count} con datos</filled>",
    many: "{channels} · <filled>{count} con datos</filled>",
    other: "{channels} · <filled>{count} con datos</filled>",
  },

  skipToLink: "Ir directo a tu enlace",
  skipToContacts: "Ir directo a tus datos de contacto",

  stillNeeded: "Para guardar, aún falta:",
  nothingMissing: "No falta nada más.",
  goToSave: "Ir a Guardar",

  firstSide: "Primera cara",
  secondSide: "Segunda cara",

  moreForCard: "Más opciones de esta tarjeta",
  reorderChannels: "Ordenar canales",
  changeLink: "Cambiar enlace",
  nowAt: "Esta tarjeta está ahora en {path}.",

  findable: "Visible en buscadores",
  findableText:
    "Quien busque tu nombre podrá encontrar esta tarjeta. Si lo desactivas, pedimos a los buscadores que no la muestren.",
  findableTextFree:
    "Quien busque tu nombre podrá encontrar esta tarjeta. Si lo desactivas, pedimos a los buscadores que no la muestren. En el plan gratuito, funciona cuando la tarjeta cumple siete días.",

  wereMaking: "Estabas creando una tarjeta aquí",
  wereChanging: "Estabas editando esta tarjeta",
  yourName: "Tu nombre",
  draftLeft:
    "Te quedaste el {day} en el paso {step} de {steps}. El borrador se conserva en este dispositivo hasta el {until}; si cierras sesión, se elimina.",
  draftOfLeft:
    "<name>{name}.</name> Te quedaste el {day} en el paso {step} de {steps}. El borrador se conserva en este dispositivo hasta el {until}; si cierras sesión, se elimina.",
  startOver: "Empezar de cero",
  continueWithImport: "Continuar con la tarjeta importada",
  continueWithCopy: "Continuar con la copia",
  draftSaved: "Borrador guardado en este dispositivo.",

  leaveUnsaved: "¿Salir sin guardar?",
  leaveUnsavedText: "Este navegador no guarda borradores. Se perderá lo que has escrito.",
  stayHere: "Seguir aquí",
  leave: "Salir",

  signInFirst: "Inicia sesión para continuar. Tu tarjeta está guardada en este dispositivo.",
  someoneElse:
    "Otra persona ha iniciado sesión en este navegador. Tu borrador está guardado: vuelve a iniciar sesión para continuar.",

  twoVersions: "Dos versiones de esta tarjeta",
  twoVersionsText:
    "Esta tarjeta se modificó en otro sitio después de que la abrieras. No se ha perdido nada tuyo. ¿Qué versión quieres conservar?",
  keepMine: "Conservar la mía",
  loadNewer: "Cargar la más reciente",
  keepEditing: "Seguir editando",
  discardChanges: "¿Descartar tus cambios?",
  discardChangesText: "La versión más reciente sustituye todo lo que has escrito aquí.",
  keepMyChanges: "Conservar mis cambios",
  newerLoaded: "Se ha cargado la versión más reciente.",

  planNotActive: "Tu plan no está activo",
  planNotActiveNew:
    "Sin Premium no se puede guardar esto: {parts}. Todavía no se ha guardado nada. Tu borrador está en este dispositivo.",
  planNotActiveEdit:
    "Sin Premium no se pueden guardar estos cambios: {parts}. Esas partes de tu tarjeta se quedan como estaban. Todavía no se ha guardado nada. Tu borrador está en este dispositivo.",
  yourLogo: "tu logo",
  yourColour: "tu color",
  channels: { one: "{count} canal", many: "{count} de canales", other: "{count} canales" },
  seePlansFirst: "Ver los planes primero",
  saveTheRest: "Guardar el resto",

  editCard: "Editar {username}",
  orderOfChannels: "Orden de tus canales",
  orderHint:
    "Arrastra un canal por su tirador o usa las flechas. Los grupos se mantienen juntos en la tarjeta y en el archivo de contacto.",
  noChannels: "Todavía no hay canales.",
  placeInGroup: "{name}, posición {place} de {count} en {group}",
  keyboardHint:
    "Teclado: <key>Espacio</key> para levantar, <up>Flecha arriba</up> <down>Flecha abajo</down> para mover, <key>Espacio</key> para soltar, <key>Esc</key> para cancelar.",
  reset: "Restablecer",
  done: "Listo",
} satisfies TranslationOf<typeof english>;
