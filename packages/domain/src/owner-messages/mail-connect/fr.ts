import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "Un appareil a été connecté à votre compte {brand}",
  deviceTitle: "Un appareil a été connecté",
  devicePreview: "Il lit et modifie vos contacts.",
  deviceAdded:
    "Un mot de passe a été créé pour le carnet d’adresses d’un appareil. Avec lui, l’appareil lit et modifie vos contacts, et lit les cartes que vous gardez. Il ne donne accès à rien d’autre.",
  tokenSubject: "Un jeton a été créé pour votre compte {brand}",
  tokenTitle: "Un jeton a été créé",
  tokenPreview: "Avec lui, un programme agit pour votre compte.",
  tokenAdded:
    "Un jeton a été créé avec lequel un programme agit pour votre compte. Ce qu’il peut faire est indiqué sur la page «\u202fConnecter\u202f».",
  madeOn: "Créé avec",
  addedNotYou:
    "Si ce n’était pas vous, révoquez-le et changez de mot de passe dès maintenant\u202f: quelqu’un d’autre est connecté à votre compte.",
  openConnect: "Ouvrir «\u202fConnecter\u202f»",

  endsSubject: "Un jeton de votre compte {brand} expire bientôt",
  endsTitle: "Un jeton expire bientôt",
  endsPreview: "Ce qui l’utilise sera ensuite refusé.",
  ends: "L’un de vos jetons expire bientôt. Ce qui l’utilise sera ensuite refusé. Si vous en avez encore besoin, créez-en un autre et mettez-le à sa place.",
  token: "Jeton",
  beginsWith: "Commence par",
  endsAt: "Expire",

  webhookSubject: "Un webhook a été ajouté à votre compte {brand}",
  webhookTitle: "Un webhook a été ajouté",
  webhookPreview: "Il signale à un serveur ce qui se passe dans votre compte.",
  webhookAdded:
    "Un webhook a été ajouté. Il signale à un serveur ce qui se passe dans votre compte, contacts compris. Son adresse et ses événements figurent sur la page «\u202fConnecter\u202f».",
  webhookNotYou:
    "Si ce n’était pas vous, supprimez-le et changez de mot de passe dès maintenant\u202f: quelqu’un d’autre est connecté à votre compte.",
  pausedSubject: "Un webhook de votre compte {brand} est en pause",
  pausedTitle: "Un webhook est en pause",
  pausedPreview: "Rien ne lui parvient depuis trois jours.",
  paused:
    "Rien ne parvient à l’un de vos webhooks depuis trois jours\u202f: nous l’avons mis en pause. Réparez son serveur, envoyez un test, puis reprenez. Ce qui se passe entre-temps n’est pas envoyé plus tard\u202f; vous le trouverez dans vos contacts et vos cartes.",
  address: "Adresse",
  failingSince: "En échec depuis",
  teamWebhookPreview: "Il signale à un serveur ce qui se passe dans l’équipe.",
  teamWebhookAdded:
    "{person} a ajouté un webhook à {team}. Il signale à un serveur ce qui s’y passe, contacts partagés compris. Son adresse et ses événements figurent dans les paramètres de l’équipe.",
  teamWebhookNotYou:
    "Si personne parmi vous n’est au courant, supprimez-le et demandez à {person} de changer de mot de passe dès maintenant.",
  teamPaused:
    "Rien ne parvient à un webhook de {team} depuis trois jours\u202f: nous l’avons mis en pause. Réparez son serveur, envoyez un test, puis reprenez. Ce qui se passe entre-temps n’est pas envoyé plus tard.",
  openTeamSettings: "Ouvrir les paramètres de l’équipe",
} satisfies TranslationOf<typeof english>;
