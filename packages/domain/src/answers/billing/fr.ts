import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "Impossible de charger les formules",
  paymentFailed: "Impossible de traiter le paiement",
  cancelFailed: "Impossible de résilier l’abonnement",
  resumeFailed: "Impossible de reprendre l’abonnement",
  sessionFailed: "Impossible d’ouvrir le paiement",
  portalFailed: "Impossible d’ouvrir la page de facturation",
  alreadyActive: "Vous avez déjà un abonnement actif.",
  canceled: "Abonnement résilié",
  resumed: "Abonnement repris",
} satisfies TranslationOf<typeof english>;
