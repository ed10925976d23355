import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Equipo, {team}",
  allCardsOf: "Todas las tarjetas de {team}",
  cardsAndRange: {
    one: "{count} tarjeta de {team}, {from} – {to}",
    many: "{count} de tarjetas de {team}, {from} – {to}",
    other: "{count} tarjetas de {team}, {from} – {to}",
  },
  noCards: "{team} aún no tiene tarjetas",
  noCardsText: "Invita a alguien: su tarjeta funciona al momento y sus visitas aparecen aquí.",
  invitePeople: "Invitar a personas",
  notOpened: "Nadie ha abierto todavía una tarjeta de {team}",
  notOpenedText:
    "Las vistas, los guardados y los toques aparecen aquí en menos de un minuto. Las visitas de las personas del equipo no cuentan.",

  byPerson: "Por persona",
  byTemplate: "Por plantilla",
  byLink: "Por enlace",
  peopleAsTable: "Ver como tabla, por persona",
  peopleAsChart: "Ver como gráfico, por persona",
  person: "Persona",
  savesOf: {
    one: "<number>{count}</number> guardado",
    many: "<number>{count}</number> guardados",
    other: "<number>{count}</number> guardados",
  },
  detailsOf: {
    one: "<number>{count}</number> contacto",
    many: "<number>{count}</number> contactos",
    other: "<number>{count}</number> contactos",
  },
  mostSeen: "Las {shown} personas con más vistas. El archivo CSV las incluye a todas.",
  peopleOf: { one: "{count} persona", many: "{count} de personas", other: "{count} personas" },
  linkOnCards: {
    one: "{path} en {count} tarjeta",
    many: "{path} en {count} de tarjetas",
    other: "{path} en {count} tarjetas",
  },
  linkUntil: {
    one: "{path} en {count} tarjeta, hasta el {day}",
    many: "{path} en {count} de tarjetas, hasta el {day}",
    other: "{path} en {count} tarjetas, hasta el {day}",
  },
  noLinks: "Nadie llegó por un enlace del equipo en este periodo.",
  allLinks: "Enlaces para todas las tarjetas",

  privacy:
    "Se cuenta sin cookies. No se incluyen las visitas de las personas del equipo, los bots ni quienes piden no ser contados. Nadie ve quiénes eran los visitantes, y al día siguiente ya no se puede reconocer a nadie. <counted>Qué se cuenta</counted>",
} satisfies TranslationOf<typeof english>;
