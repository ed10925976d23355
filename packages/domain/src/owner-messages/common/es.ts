import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "Cancelar",
  close: "Cerrar",
  save: "Guardar",
  add: "Añadir",
  edit: "Editar",
  delete: "Eliminar",
  remove: "Quitar",
  undo: "Deshacer",
  undoWithin: "Deshacer<left>, {seconds}\u00a0s</left>",
  copy: "Copiar",
  tryAgain: "Reintentar",
  continue: "Continuar",
  getStarted: "Empezar",
  logOut: "Cerrar sesión",

  loading: "Cargando…",
  saving: "Guardando…",
  sending: "Enviando…",
  checking: "Comprobando…",
  waiting: "Esperando…",
  trying: "Reintentando…",

  earlierVersion: "Estás viendo una versión anterior.",
  nothingLost: "No se ha perdido nada.",

  paused: "En pausa",
  pausedSince: "En pausa desde el {day}",

  linkCopied: "Enlace copiado",
  linkNotCopied: "No se pudo copiar el enlace: {link}",
  youAreOffline: "No tienes conexión. Inténtalo de nuevo cuando la recuperes.",
  formNeedsScript: "Este formulario necesita JavaScript. Actívalo en tu navegador.",
  pageNeedsScript: "Esta página necesita JavaScript. Actívalo en tu navegador.",

  terms: "Condiciones del servicio",
  privacy: "Política de privacidad",

  menu: "Menú",
  openMenu: "Abrir menú",
  closeMenu: "Cerrar menú",
  skipToContent: "Ir al contenido",
  brandHome: "Inicio de {brand}",
  theme: "Tema",
  light: "Claro",
  dark: "Oscuro",
  system: "Auto",
  messages: "Avisos",

  optional: "(opcional)",
  chooseOne: "Elige una opción",
  showPassword: "Mostrar contraseña",
  digitOf: "Dígito {place} de {length}",
  move: "Mover {name}",
  moveUp: "Subir {name}",
  moveDown: "Bajar {name}",
  twoSentences: "{first} {second}",
} satisfies TranslationOf<typeof english>;
