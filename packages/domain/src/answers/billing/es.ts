import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "No se pudieron cargar los planes.",
  paymentFailed: "No se pudo procesar el pago.",
  cancelFailed: "No se pudo cancelar la suscripción.",
  resumeFailed: "No se pudo reanudar la suscripción.",
  sessionFailed: "No se pudo abrir la página de pago.",
  portalFailed: "No se pudo abrir la página de facturación.",
  alreadyActive: "Ya tienes una suscripción activa.",
  canceled: "Suscripción cancelada.",
  resumed: "Suscripción reanudada.",
} satisfies TranslationOf<typeof english>;
