import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "À propos",
  description:
    "Pourquoi nous faisons ces cartes de visite numériques, qui nous sommes, et comment elles restent ouvertes\u202f: licence MIT, auto-hébergement, aucun traceur.",

  meetingSomeone: "Une rencontre devrait laisser une trace.",
  mission:
    "Notre mission\u202f: une carte de visite qui ne coûte rien à distribuer, qui est toujours à jour et qui appartient à la personne dont elle porte le nom. {brand}, c’est cette carte\u202f: un lien, un geste, et vous voilà dans les contacts.",

  theStory: "L’histoire",
  storyCorner:
    "Bien avant le téléphone, les visiteurs laissaient une petite carte à la porte. Un coin supérieur corné signifiait qu’elle avait été déposée en personne. Ce coin, vous le retrouvez dans notre logo et sur chaque carte que quelqu’un enregistre.",
  storyPaper:
    "Le papier fait toujours cela très bien, jusqu’au jour où un numéro change. Toute la boîte est alors périmée, comme chaque carte déjà donnée. Et il faut encore que quelqu’un tape un nom et dix chiffres dans un téléphone.",
  storyDigital:
    "Les cartes numériques règlent ce problème, mais beaucoup perdent la carte en route\u202f: une appli à installer, une page qui ressemble à toutes les autres, des données chez quelqu’un d’autre, selon les règles de quelqu’un d’autre.",
  storyOurs:
    "Nous en avons donc fait une qui a l’élégance d’une belle papeterie, qui fonctionne dans tous les navigateurs et que tout le monde peut héberger. Elle s’ouvre avec un lien ou un code, s’ajoute aux contacts que l’on utilise déjà, et une seule modification suffit quand votre numéro change. On peut vous laisser ses coordonnées en retour, et vous emportez tout si vous partez.",
  storyNow:
    "Qui garde votre carte et connecte son téléphone a votre nouveau numéro dans son carnet d’adresses, sans le taper. Une deuxième face parle une autre langue. Et toute une équipe peut avoir des cartes de la même allure.",

  howItStaysOpen: "Comment elle reste ouverte",
  openSource: "Open source",
  openSourceText: "Tout le produit est sous licence MIT. Lisez-le, modifiez-le, hébergez-le.",
  readTheSource: "Lire le code source",
  yoursToHost: "Chez vous, si vous voulez",
  yoursToHostText:
    "Un programme et une base de données, sur votre propre machine si vous le souhaitez. Une entreprise peut héberger ses propres cartes.",
  noTrackers: "Aucun traceur",
  noTrackersText:
    "Pas de publicité, pas de script tiers, pas de cookies hormis ceux qui gardent votre session ouverte et sûre, et votre langue.",
  yourNumbers: "Vos chiffres",
  yourNumbersText:
    "Seule la personne à qui appartient la carte voit combien de fois on l’ouvre, en totaux par jour. Aucun visiteur n’est pisté.",
  noLockIn: "Libre de partir",
  noLockInText:
    "Emportez cartes, contacts et chiffres dans un seul fichier. Une autre installation peut importer vos cartes et vos contacts. Partir prend une minute.",
  forEveryone: "Pour tout le monde",
  forEveryoneText: "Testé au clavier, avec zoom et contraste élevé. Ce qui ne marche pas encore est listé.",
  readTheStatement: "Lire la déclaration",

  fromTheFounders: "Un mot de l’équipe fondatrice",
  weLikePaper:
    "Nous sommes une petite équipe qui aime le papier, la belle typographie et les logiciels discrets. Tout est parti d’une envie\u202f: donner une carte sans jamais avoir à dire que le numéro n’est plus le bon.",
  whyOpen:
    "Le code est ouvert pour la même raison que la carte est simple. Personne ne devrait avoir à nous croire sur parole quand il s’agit de son nom, de son visage et de son numéro de téléphone. Vous pouvez lire le code et l’héberger vous-même.",

  leaveYourOwn: "Laissez la vôtre",
  leaveYourOwnText: "Quelques minutes, rien à installer, et une carte est gratuite pour toujours.",
  writeToUs: "Nous écrire",
} satisfies TranslationOf<typeof english>;
