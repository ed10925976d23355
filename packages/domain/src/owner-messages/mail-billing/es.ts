import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Tu pago de {brand} no se ha completado",
  title: "Un pago no se ha completado",
  preview: "Tus tarjetas siguen igual mientras lo resuelves.",
  failed:
    "El último pago de tu plan ha fallado. Tu logo, tus colores, tus códigos QR y tus canales siguen activos por ahora.",
  stayUntil: "Siguen activos hasta",
  next: "Abre tu suscripción para usar otra tarjeta de pago o intentarlo de nuevo.",
  open: "Abrir mi suscripción",
  noLonger: "Si ya no quieres el plan, no tienes que hacer nada: termina por sí solo y no se elimina nada.",
} satisfies TranslationOf<typeof english>;
