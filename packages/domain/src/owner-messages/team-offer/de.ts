import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team",
  perPersonAndMonth: "<price>{price}</price> pro Person und Monat",
  orYearly: "Oder {price} pro Person und Jahr.",
  upToFree: { one: "Eine Person ist kostenlos.", other: "Bis zu {count} Personen sind kostenlos." },
  payByPerson: "Du zahlst für die Personen, die eine Karte haben.",

  oneLook: "Ein Auftritt auf allen Karten",
  beforeTheyCome: "Eine Karte, bevor die Person da ist",
  codesKeepWorking: "Gedruckte Codes funktionieren weiter, wenn jemand geht",
  insightsOverAll: "Statistik über alle Karten",
  everythingOfPremium: "Alles von Premium auf Teamkarten",

  startTeam: "Team gründen",
  yourTeam: "Plätze und Abrechnung",

  homeTitle: "Eine Karte für alle in der Firma",
  homeText:
    "Du legst Logo, Farbe und Adresse einmal fest, und alle Karten zeigen sie. Den Rest füllt jede Person selbst aus. Wenn jemand geht, führt der gedruckte Code zu einer anderen Person im Team.",
  homeLink: "Was ein Team kostet",
} satisfies TranslationOf<typeof english>;
