import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  writeToATag: "Escribir en una etiqueta",
  putTagDown:
    "Este teléfono puede escribir etiquetas. Pon una etiqueta vacía sobre la mesa, pulsa el botón y acerca la parte trasera del teléfono a la etiqueta.",
  writeToTag: "Escribir etiqueta",
  lockTag: "Bloquear la etiqueta al terminar",
  lockTagNote: "Nadie podrá sobrescribirla, tampoco tú",
  linkOnTag: "Enlace en la etiqueta",

  looking: "Buscando una etiqueta",
  holdPhone: "Acerca la parte trasera del teléfono, cerca de la cámara.",
  secondsLeft: {
    one: "Queda {count} segundo.",
    many: "Quedan {count} de segundos.",
    other: "Quedan {count} segundos.",
  },
  stop: "Detener",
  nothingHappens: "¿No pasa nada? Quita la funda del teléfono y comprueba que el NFC esté activado.",

  keepStill: "No muevas el teléfono.",
  holdAnotherPhone: "Acerca otro teléfono y se abrirá tu tarjeta.",
  needsTag: "NTAG213 o mayor, {bytes} bytes. La tuya necesita {size}.",
  needsLargerTag: "NTAG215 o mayor, {bytes} bytes. La tuya necesita {size}.",

  writtenAndChecked: "Escrita y comprobada",
  tagHolds: "La etiqueta contiene {link}. Sus visitas cuentan como NFC.",
  tagHoldsLocked: "La etiqueta contiene {link} y está bloqueada. Sus visitas cuentan como NFC.",
  written: "Escrita",
  notChecked:
    "Se movió antes de que pudiéramos comprobarla. Acerca un teléfono para ver si se abre tu tarjeta.",
  writeAnother: "Escribir otra",
  done: "Listo",

  blocked: "El NFC está bloqueado para este sitio",
  blockedText: "Dale permiso en los ajustes del sitio, en tu navegador, e inténtalo de nuevo.",
  off: "El NFC está desactivado",
  offText: "Actívalo en los ajustes del teléfono e inténtalo de nuevo.",
  unsupported: "Esta etiqueta o este teléfono no sirve",
  unsupportedText:
    "El teléfono no tiene NFC o la etiqueta no puede guardar enlaces. Usa una que diga NTAG o NDEF.",
  locked: "Esta etiqueta está bloqueada",
  lockedText: "No se puede sobrescribir. Usa otra; las pegatinas cuestan muy poco.",
  lost: "Se perdió la etiqueta",
  lostText:
    "Se movió demasiado pronto, o es demasiado pequeña o está bloqueada. No muevas el teléfono hasta que indique que ha terminado.",
  notFound: "No se encontró ninguna etiqueta",
  notFoundText:
    "Acerca la parte trasera del teléfono a la etiqueta, cerca de la cámara. Puede molestar una funda gruesa o algo de metal bajo la etiqueta.",
  notLocked: "Escrita, pero sin bloquear",
  notLockedText:
    "La etiqueta contiene tu enlace y aún se puede sobrescribir. Inténtalo de nuevo o déjala sin bloquear.",
  notWritten: "No pudimos escribir la etiqueta",
  notWrittenText: "Quita la funda del teléfono e inténtalo de nuevo, o usa otra etiqueta.",

  onThisDevice: "En este dispositivo",
  onlyChrome:
    "Solo Chrome en Android puede escribir etiquetas desde una página web. Con cualquier app de NFC son tres pasos.",
  copyLink: "Copia el enlace de abajo.",
  addRecord: "En la app, añade un registro de tipo URL y pégalo.",
  pressWrite: "Pulsa «Escribir» y acerca la etiqueta al teléfono.",
  onAndroid: "¿Tienes un teléfono Android? Abre esta página en él: <strong>{address}</strong>",
} satisfies TranslationOf<typeof english>;
