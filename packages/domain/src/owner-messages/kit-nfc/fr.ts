import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  writeToATag: "Écrire sur un tag",
  putTagDown:
    "Ce téléphone peut écrire sur des tags. Posez un tag vierge sur la table, appuyez sur le bouton, puis approchez le dos du téléphone.",
  writeToTag: "Écrire sur le tag",
  lockTag: "Verrouiller ensuite le tag",
  lockTagNote: "Personne ne pourra le réécrire, vous non plus",
  linkOnTag: "Lien sur le tag",

  looking: "Recherche d’un tag",
  holdPhone: "Approchez le dos du téléphone, près de l’appareil photo.",
  secondsLeft: {
    one: "Encore {count} seconde.",
    many: "Encore {count} secondes.",
    other: "Encore {count} secondes.",
  },
  stop: "Arrêter",
  nothingHappens: "Rien ne se passe\u202f? Retirez la coque du téléphone et vérifiez que le NFC est activé.",

  keepStill: "Ne bougez pas le téléphone.",
  holdAnotherPhone: "Approchez un autre téléphone et votre carte s’ouvre.",
  needsTag: "NTAG213 ou plus grand, {bytes}\u00a0octets. Le vôtre en demande {size}.",
  needsLargerTag: "NTAG215 ou plus grand, {bytes}\u00a0octets. Le vôtre en demande {size}.",

  writtenAndChecked: "Écrit et vérifié",
  tagHolds: "Le tag contient {link}. Ses visites comptent dans «\u202fTag NFC\u202f».",
  tagHoldsLocked:
    "Le tag contient {link} et il est verrouillé. Ses visites comptent dans «\u202fTag NFC\u202f».",
  written: "Écrit",
  notChecked:
    "Le tag a bougé avant la vérification. Approchez un téléphone pour voir si votre carte s’ouvre.",
  writeAnother: "Un autre tag",
  done: "Terminé",

  blocked: "Le NFC est bloqué pour ce site",
  blockedText: "Autorisez-le dans les paramètres de site de votre navigateur, puis réessayez.",
  off: "Le NFC est désactivé",
  offText: "Activez-le dans les paramètres de votre téléphone, puis réessayez.",
  unsupported: "Ce tag ou ce téléphone n’est pas compatible",
  unsupportedText:
    "Le téléphone n’a pas le NFC, ou le tag ne peut pas stocker de lien. Prenez-en un qui porte la mention NTAG ou NDEF.",
  locked: "Ce tag est verrouillé",
  lockedText:
    "Il ne peut pas être réécrit. Prenez-en un autre\u202f; un autocollant coûte quelques centimes.",
  lost: "Contact avec le tag perdu",
  lostText:
    "Il a bougé trop tôt, ou il est trop petit ou verrouillé. Ne bougez pas le téléphone avant la fin.",
  notFound: "Aucun tag trouvé",
  notFoundText:
    "Approchez le dos du téléphone du tag, près de l’appareil photo. Une coque épaisse ou du métal sous le tag peut gêner.",
  notLocked: "Écrit, mais pas verrouillé",
  notLockedText: "Le tag contient votre lien et peut encore être réécrit. Réessayez, ou laissez-le ainsi.",
  notWritten: "Impossible d’écrire sur le tag",
  notWrittenText: "Retirez la coque du téléphone et réessayez, ou prenez un autre tag.",

  onThisDevice: "Sur cet appareil",
  onlyChrome:
    "Seul Chrome sur Android peut écrire sur un tag depuis une page web. N’importe quelle appli NFC le fait en trois étapes.",
  copyLink: "Copiez le lien ci-dessous.",
  addRecord: "Dans l’appli, ajoutez un enregistrement URL et collez le lien.",
  pressWrite: "Appuyez sur «\u202fÉcrire\u202f» et approchez le tag du téléphone.",
  onAndroid: "Vous avez un téléphone Android\u202f? Ouvrez-y cette page\u202f: <strong>{address}</strong>",
} satisfies TranslationOf<typeof english>;
