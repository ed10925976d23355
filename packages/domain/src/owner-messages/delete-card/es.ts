import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "¿Eliminar esta tarjeta?",
  madeOn: "Creada el {day}",
  photoGoes: "La foto y todo lo que escribiste",
  photoAndLogoGo: "La foto, el logo y todo lo que escribiste",
  figuresGo: "Sus vistas, guardados y enlaces",
  placeGoes: "Su lugar en los favoritos de otras personas",
  accountStays: "Tu cuenta, tu plan y tus otras tarjetas se conservan",
  linkReserved: "El enlace deja de funcionar ahora. Lo reservamos para ti durante 90 días.",
  typeToConfirm: "Escribe {username} para confirmar",
  keep: "Conservar esta tarjeta",
  delete: "Eliminar esta tarjeta",
  deleting: "Eliminando…",
} satisfies TranslationOf<typeof english>;
