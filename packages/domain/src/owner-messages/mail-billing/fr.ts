import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Votre paiement {brand} n’a pas abouti",
  title: "Un paiement n’a pas abouti",
  preview: "Vos cartes restent telles quelles en attendant.",
  failed:
    "Le dernier paiement de votre formule a échoué. Votre logo, vos couleurs, vos QR codes et vos canaux restent actifs pour l’instant.",
  stayUntil: "Ils restent actifs jusqu’au",
  next: "Ouvrez votre abonnement pour utiliser une autre carte bancaire ou réessayer.",
  open: "Ouvrir mon abonnement",
  noLonger:
    "Si vous ne voulez plus de cette formule, vous n’avez rien à faire\u202f: elle prend fin d’elle-même et rien n’est supprimé.",
} satisfies TranslationOf<typeof english>;
