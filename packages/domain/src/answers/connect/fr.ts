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
  webhookAddress: "Saisissez une adresse, par exemple https://hooks.example/visita.",
  webhookEvents: "Choisissez au moins un événement.",
  webhookCredentials: "Retirez le nom d’utilisateur et le mot de passe de l’adresse.",
  webhookPort: "Utilisez le port 443, 80, 8443 ou un port supérieur à 1023.",
  webhookPrivate: "Cette adresse mène à un réseau privé. Utilisez-en une accessible depuis Internet.",
  webhookUnknown: "Cette adresse est introuvable. Vérifiez son orthographe.",
  webhooksFull: "Vous en avez {max}, le maximum. Supprimez-en un d’abord.",
  webhookDeleted: "Supprimé. Plus rien n’est envoyé.",
  deliveryUnderWay: "Cet envoi est en cours, ou en attend un autre sur le même sujet.",
} satisfies TranslationOf<typeof english>;
