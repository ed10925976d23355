import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Váš účet se ruší. Nejdřív ho obnovte.",
  checkField: "Zkontrolujte toto pole.",
  checkingPerson: "Ověřujeme, že jste člověk. Potrvá to pár sekund.",
  checkInput: "Zkontrolujte vyplněná pole.",
  fileTakesTooMuch: "Čtení tohoto souboru trvá příliš dlouho. Rozdělte ho nebo ho exportujte znovu.",
  forbidden: "Není povoleno",
  networkError: "Připojení se nezdařilo. Zkuste to znovu.",
  notFound: "Nenašli jsme, co hledáte.",
  onlyJson: "Požadavky je třeba posílat jako application/json.",
  onlyZip: "Pošlete soubor ZIP.",
  sent: "Odesláno",
  signInFirst: "Pro pokračování se přihlaste.",
  tooLarge: "To je příliš velké.",
  tooBusy: "Je tu teď velký provoz. Zkuste to za chvíli znovu.",
  unexpected: "Něco se pokazilo. Zkuste to později znovu.",
  tooManyAttempts: {
    one: "Příliš mnoho pokusů. Zkuste to znovu za {seconds} sekundu.",
    few: "Příliš mnoho pokusů. Zkuste to znovu za {seconds} sekundy.",
    many: "Příliš mnoho pokusů. Zkuste to znovu za {seconds} sekundy.",
    other: "Příliš mnoho pokusů. Zkuste to znovu za {seconds} sekund.",
  },
} satisfies TranslationOf<typeof english>;
