import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "Indiquez une adresse e-mail, comme nom@entreprise.example.",
  extension: "Un poste interne ne reçoit pas de messages. Retirez-le du numéro.",
  links: "Les liens ne fonctionnent pas ici. Saisissez du texte.",
  mastodon: "Indiquez votre nom avec son serveur, comme @nom@serveur.example.",
  phone: "Indiquez un numéro de téléphone, comme +33 1 99 00 12 34.",
  place:
    "Seuls les liens de cartes géographiques fonctionnent ici. Saisissez l’adresse en texte, ou collez un tel lien.",
  tooLong: "300 caractères au maximum.",
  tooLongLink: "Ce lien est trop long. Collez le lien court du bouton «\u202fPartager\u202f» du site.",
  unreadable: "Certains caractères sont illisibles. Saisissez-le à nouveau.",
  webAddress: "Indiquez une adresse web, comme entreprise.example.",
  notAProfile:
    "Ce n’est pas un profil sur {label}. Collez le lien de votre profil ou saisissez votre nom d’utilisateur.",
  notALink: "Ce lien n’appartient pas à {label}. Collez celui fourni par {label}.",
  linkNeeded: "Il faut un lien pour {label}. Collez le vôtre, comme {example}.",
  onlyLinksOf: "Ce lien n’appartient pas à {label}. Saisissez du texte, ou collez un lien pour {label}.",
  countryCodeMissing: "Il faut l’indicatif du pays pour {label}. Commencez par +, comme +33 6 39 98 12 34.",
} satisfies TranslationOf<typeof english>;
