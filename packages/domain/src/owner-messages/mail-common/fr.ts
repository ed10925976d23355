import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "Des questions\u202f? Écrivez à {support}",
  utcTime: "{time} UTC",
  dear: "Bonjour {name},",
  wasYou: "Si c’était vous, vous n’avez rien à faire.",
  codeValidity: {
    one: "Il est valable {count} minute et ne sert qu’une fois. Ne le communiquez à personne\u202f: nous ne le demandons jamais par téléphone ni par e-mail.",
    many: "Il est valable {count} minutes et ne sert qu’une fois. Ne le communiquez à personne\u202f: nous ne le demandons jamais par téléphone ni par e-mail.",
    other:
      "Il est valable {count} minutes et ne sert qu’une fois. Ne le communiquez à personne\u202f: nous ne le demandons jamais par téléphone ni par e-mail.",
  },

  when: "Date",
  device: "Appareil",
  card: "Carte",
  reason: "Motif",

  browserOnSystem: "{browser} sur {system}",
  unknownBrowserOnSystem: "Un navigateur inconnu sur {system}",
  browserOnUnknownSystem: "{browser} sur un système inconnu",
  unknownDevice: "Un navigateur inconnu sur un système inconnu",

  signIn: "Se connecter",
  newPassword: "Choisir un nouveau mot de passe",
  changePassword: "Changer de mot de passe",
} satisfies TranslationOf<typeof english>;
