import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Aller au contenu",
  brandHome: "Accueil {brand}",
  home: "Accueil",
  pageNotFound: "Page introuvable",
  wentWrong: "Une erreur s’est produite",
  notFoundTitle: "Oups\u202f! Une erreur s’est produite.",
  notFoundText: "Nous n’avons pas trouvé la page que vous cherchez. Essayez depuis la page d’accueil.",
  restingTitle: "Cette carte fait une pause",
  restingText:
    "La personne qui l’a créée l’a mise en pause. Le lien est correct\u202f: réessayez un autre jour.",
  goneTitle: "Cette carte n’existe plus",
  goneText: "La personne qui l’a créée l’a supprimée.",
  leftText: "Elle appartenait à une personne qui a quitté son équipe.",
  teamGoneTitle: "Cette équipe n’existe plus",
  teamGoneText: "Ses propriétaires l’ont supprimée.",
  takenDownTitle: "Cette carte a été retirée",
  takenDownText:
    "L’exploitant de ce site l’a retirée après un signalement. Si vous l’avez reçue par e-mail ou SMS, ne faites pas ce que le message demandait.",
  legalTitle: "Indisponible pour des raisons légales",
  legalText: "Cette carte ne peut pas être affichée ici.",
  isItYours: "Cette carte est à vous\u202f? Notre e-mail explique pourquoi, et vous pouvez y répondre.",
  filesToo: "Les fichiers de cette carte ne sont pas disponibles non plus.",
  language: "Langue\u202f: {name}",
} satisfies TranslationOf<typeof english>;
