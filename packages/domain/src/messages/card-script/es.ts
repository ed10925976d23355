import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Avisos",
  close: "Cerrar",
  saveToFavourites: "Guardar en favoritos",
  savedToFavourites: "En tus favoritos",
  favouriteAdded: "La tarjeta de {name} ya está en tus favoritos.",
  favouriteRemoved: "La tarjeta de {name} ya no está en tus favoritos.",
  addFailed: "No se pudo guardar en favoritos.",
  removeFailed: "No se pudo quitar de favoritos.",
  favouritesFull: "Puedes guardar hasta 500 favoritos. Quita uno para liberar espacio.",
  editCard: "Editar esta tarjeta",
  goToDashboard: "Ir a tu panel",
  contactDownloaded: "¡Contacto descargado! Abre el archivo para guardarlo en tus contactos.",
  contactFailed: "No se pudo descargar el contacto. Inténtalo de nuevo.",
  letThemKnow: "Dile a {name} quién eres",
  copied: "Copiado",
  copyValueFailed: "No se pudo copiar. Selecciona el texto y cópialo.",
  linkCopied: "Enlace copiado",
  linkCopiedFor: "Enlace copiado. Pégalo en {place}.",
  copyFailed: "No se pudo copiar. Selecciona el enlace y cópialo.",
  shareFailed: "No se pudo compartir. Prueba otra opción de abajo.",
  qrDownloadFailed: "No se pudo descargar el código QR.",
} satisfies TranslationOf<typeof english>;
