import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Desde tu última visita",
  person: "{name} dejó sus datos",
  people: {
    one: "{count} persona dejó sus datos",
    many: "{count} de personas dejaron sus datos",
    other: "{count} personas dejaron sus datos",
  },
  manyPeople: {
    one: "Más de {count} persona dejó sus datos",
    many: "Más de {count} de personas dejaron sus datos",
    other: "Más de {count} personas dejaron sus datos",
  },
  views: { one: "{count} vista", many: "{count} de vistas", other: "{count} vistas" },
  qr: {
    one: "{count} vista por código QR",
    many: "{count} de vistas, sobre todo por código QR",
    other: "{count} vistas, sobre todo por código QR",
  },
  direct: {
    one: "{count} vista por el enlace directo",
    many: "{count} de vistas, sobre todo por el enlace directo",
    other: "{count} vistas, sobre todo por el enlace directo",
  },
  signature: {
    one: "{count} vista desde tu firma de correo",
    many: "{count} de vistas, sobre todo desde tu firma de correo",
    other: "{count} vistas, sobre todo desde tu firma de correo",
  },
  print: {
    one: "{count} vista desde tu tarjeta impresa",
    many: "{count} de vistas, sobre todo desde tu tarjeta impresa",
    other: "{count} vistas, sobre todo desde tu tarjeta impresa",
  },
  wallet: {
    one: "{count} vista desde tu tarjeta de Wallet",
    many: "{count} de vistas, sobre todo desde tu tarjeta de Wallet",
    other: "{count} vistas, sobre todo desde tu tarjeta de Wallet",
  },
  nfc: {
    one: "{count} vista por etiqueta NFC",
    many: "{count} de vistas, sobre todo por etiqueta NFC",
    other: "{count} vistas, sobre todo por etiqueta NFC",
  },
  background: {
    one: "{count} vista desde tu fondo de videollamada",
    many: "{count} de vistas, sobre todo desde tu fondo de videollamada",
    other: "{count} vistas, sobre todo desde tu fondo de videollamada",
  },
  page: {
    one: "{count} vista desde tu página en un archivo",
    many: "{count} de vistas, sobre todo desde tu página en un archivo",
    other: "{count} vistas, sobre todo desde tu página en un archivo",
  },
  link: {
    one: "{count} vista por el enlace «{link}»",
    many: "{count} de vistas, sobre todo por el enlace «{link}»",
    other: "{count} vistas, sobre todo por el enlace «{link}»",
  },
  kept: "{name} cambió su tarjeta",
  keptCards: {
    one: "{count} de tus favoritos ha cambiado",
    many: "{count} de tus favoritos han cambiado",
    other: "{count} de tus favoritos han cambiado",
  },
  linkEnds: "El enlace «{name}» termina el {day}",
  linksEnd: {
    one: "{count} enlace termina pronto: «{name}», el {day}",
    many: "{count} de enlaces terminan pronto, el primero «{name}», el {day}",
    other: "{count} enlaces terminan pronto, el primero «{name}», el {day}",
  },
} satisfies TranslationOf<typeof english>;
