import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "Votre compte {brand} est suspendu",
  suspendedTitle: "Votre compte est suspendu",
  suspendedPreview: "Rien n’est supprimé. Vous pouvez répondre à cet e-mail.",
  suspended:
    "Vous ne pouvez pas vous connecter pour le moment, et vos cartes sont hors ligne. Rien n’est supprimé.",
  suspendedAnswer:
    "Si nous nous trompons, répondez à cet e-mail et dites-nous pourquoi\u202f; une personne vous lira. Une formule payante continue jusqu’à sa résiliation. Vous pouvez nous demander de la résilier ou de vous envoyer une copie de vos données.",

  liftedSubject: "Votre compte {brand} est rétabli",
  liftedTitle: "Votre compte est rétabli",
  liftedPreview: "Vous pouvez vous connecter, et vos cartes sont en ligne.",
  lifted: "Votre compte n’est plus suspendu. Vos cartes sont de nouveau en ligne.",

  takenDownSubject: "Votre carte {card} a été retirée",
  takenDownTitle: "Votre carte a été retirée",
  takenDownPreview: "Rien n’est supprimé. Vous pouvez répondre à cet e-mail.",
  takenDown:
    "Nous avons reçu un signalement au sujet de l’une de vos cartes et nous l’avons examinée. Les visiteurs voient maintenant une page qui indique qu’elle n’est pas disponible.",
  found: "Notre constat",
  takenDownNext:
    "Rien n’est supprimé. Vos autres cartes et votre formule ne sont pas concernées. Modifiez le nom, le logo ou les liens dans l’éditeur, puis répondez à cet e-mail. Une personne vous lira, en général sous deux jours ouvrés.",
  openEditor: "Ouvrir l’éditeur",
  takenDownAnswer: "Si nous nous trompons, dites-nous pourquoi et nous restaurerons votre carte.",

  putBackSubject: "Votre carte {card} est de retour",
  putBackTitle: "Votre carte est de retour",
  putBackPreview: "Les visiteurs la voient à nouveau.",
  putBack: "Votre carte n’est plus retirée. Les visiteurs la voient à nouveau.",
  openCard: "Ouvrir la carte",
} satisfies TranslationOf<typeof english>;
