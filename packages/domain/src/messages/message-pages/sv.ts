import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Hoppa till innehållet",
  brandHome: "Startsida för {brand}",
  home: "Startsida",
  pageNotFound: "Sidan hittades inte",
  wentWrong: "Något gick fel",
  notFoundTitle: "Hoppsan! Något gick fel.",
  notFoundText: "Vi hittade inte sidan du letade efter. Prova via startsidan.",
  restingTitle: "Det här kortet tar en paus",
  restingText: "Ägaren har pausat det för tillfället. Länken stämmer, så försök igen en annan dag.",
  goneTitle: "Det här kortet finns inte längre",
  goneText: "Ägaren har tagit bort det.",
  leftText: "Det tillhörde någon som har lämnat sitt team.",
  teamGoneTitle: "Det här teamet finns inte längre",
  teamGoneText: "Ägarna har tagit bort det.",
  takenDownTitle: "Det här kortet har tagits ner",
  takenDownText:
    "De som driver webbplatsen tog ner det efter en rapport. Fick du det via mejl eller sms? Gör då inte det som meddelandet bad om.",
  legalTitle: "Inte tillgängligt av juridiska skäl",
  legalText: "Det här kortet får inte visas här.",
  isItYours: "Är det ditt kort? I vårt mejl står det varför, och du kan svara på det.",
  filesToo: "Kortets filer är inte heller tillgängliga.",
  language: "Språk: {name}",
} satisfies TranslationOf<typeof english>;
