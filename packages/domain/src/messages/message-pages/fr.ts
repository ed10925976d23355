import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Aller au contenu",
  brandHome: "Accueil {brand}",
  home: "Accueil",
  pageNotFound: "Page introuvable",
  notFoundTitle: "Oups\u202f! Une erreur s’est produite.",
  notFoundText: "Nous n’avons pas trouvé la page que vous cherchez. Essayez depuis la page d’accueil.",
  restingTitle: "Cette carte fait une pause",
  restingText:
    "La personne qui l’a créée l’a mise en pause. Le lien est correct\u00a0: réessayez un autre jour.",
  goneTitle: "Cette carte n’existe plus",
  goneText: "La personne qui l’a créée l’a supprimée.",
  takenDownTitle: "Cette carte a été retirée",
  takenDownText:
    "L’exploitant de ce site l’a retirée après un signalement. Si vous l’avez reçue par e-mail ou SMS, ne faites pas ce qu’elle demandait.",
  legalTitle: "Indisponible pour des raisons légales",
  legalText: "Cette carte ne peut pas être affichée ici.",
  isItYours: "C’est la vôtre\u202f? Notre e-mail vous explique pourquoi, et vous pouvez y répondre.",
  filesToo: "Ses fichiers ne sont pas disponibles non plus.",
  language: "Langue\u00a0: {name}",
} satisfies TranslationOf<typeof english>;
