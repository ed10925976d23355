import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Saisissez un nom.",
  nameTooLong: "Utilisez 60 caractères au maximum.",
  permissionRequired: "Choisissez au moins une autorisation.",
  revoked: "Révoqué. L’accès est coupé immédiatement.",
  tokenRefused: "Ce jeton est incorrect, expiré ou révoqué.",
  tokenNotPermitted: "Ce jeton n’autorise pas cet appel.",
  tokensFull: "Vous en avez {max}, le maximum. Supprimez-en un d’abord.",
  keyInvalid: "Une Idempotency-Key compte de 1 à 255 caractères imprimables.",
  keyInUse:
    "Un appel avec cette Idempotency-Key est en cours, ou son résultat est inconnu. Vérifiez d’abord s’il a abouti.",
  keyReused: "Cette Idempotency-Key a déjà servi pour un autre appel.",
} satisfies TranslationOf<typeof english>;
