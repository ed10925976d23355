import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Equipo",
  perPersonAndMonth: "<price>{price}</price> por persona y mes",
  orYearly: "O {price} por persona y año.",
  upToFree: {
    one: "Una persona es gratis.",
    many: "Hasta {count} de personas son gratis.",
    other: "Hasta {count} personas son gratis.",
  },
  payByPerson: "Pagas por las personas que tienen tarjeta.",

  oneLook: "Un mismo aspecto en todas las tarjetas",
  beforeTheyCome: "Una tarjeta antes de que llegue la persona",
  codesKeepWorking: "Los códigos impresos siguen funcionando cuando alguien se va",
  insightsOverAll: "Estadísticas de todas las tarjetas",
  everythingOfPremium: "Todo Premium en las tarjetas de equipo",

  startTeam: "Crear un equipo",
  yourTeam: "Plazas y facturación",

  homeTitle: "Una tarjeta para cada persona de la empresa",
  homeText:
    "Defines una vez el logo, el color y la dirección, y todas las tarjetas los muestran. Cada persona completa el resto. Cuando alguien se va, su código impreso lleva a un compañero.",
  homeLink: "Cuánto cuesta un equipo",
} satisfies TranslationOf<typeof english>;
