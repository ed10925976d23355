import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Tarjeta de visita de {name}",
  coverOf: "Portada de la tarjeta de {name}",
  card: "Tarjeta",
  name: "Nombre",
  role: "Cargo",
  company: "Empresa",
  phone: "Teléfono",
  companyName: "Nombre de la empresa",
  positionOrJob: "Cargo/profesión",
  openAtLabel: "Dirección de mi tarjeta",
  openCard: "Abrir la tarjeta",
  addToContact: "Guardar contacto",
  scanToSave: "Escanea para guardar mi contacto",
  qrCodeOfCard: "Código QR de esta tarjeta",
  businessCard: "Tarjeta de visita",
  metOn: "Nos conocimos en {name}, {day}",
} satisfies TranslationOf<typeof english>;
