import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whose: "De quién son los contactos",
  mine: "Los míos",
  mineCounted: "Los míos, {count}",
  shared: "Compartidos, {count}",
  sharedWith: "{team}, {count}",
  peopleShared: {
    one: "{count} persona compartida con {team}",
    many: "{count} de personas compartidas con {team}",
    other: "{count} personas compartidas con {team}",
  },
  export: "Exportar",
  since:
    "Dejados en tarjetas de equipo desde el {day}, cuando se activó. Lo que se dejó antes sigue siendo solo de cada miembro.",
  isOff: "Ya no se comparte. Lo que los visitantes dejaron mientras se compartía sigue aquí.",
  withMember: "Con {name}",
  onTheCard: "En la tarjeta",
  nobody: "Nadie ha dejado sus datos todavía",
  nobodyText: "Quien los deje desde ahora en una tarjeta de equipo aparecerá aquí.",
  noneFound: "No se ha encontrado a nadie",
  showAll: {
    one: "Ver {count} contacto",
    many: "Ver los {count} de contactos",
    other: "Ver los {count} contactos",
  },
  notLoaded: "No se han podido cargar los contactos compartidos.",

  title: "Contactos compartidos",
  about:
    "Lo que los visitantes dejan en una tarjeta de equipo es del miembro. Los propietarios y administradores también pueden verlo.",
  share: "Compartir los contactos nuevos con el equipo",
  sharedSince: "Desde el {day}. Los visitantes lo leen antes de enviar.",
  staysTheirs:
    "Lo que se dejó antes sigue siendo solo del miembro. El equipo nunca ve las tarjetas personales.",
  notShared: "Solo cada miembro ve lo que dejan los visitantes.",
  question: "¿Compartir los contactos nuevos con el equipo?",
  fromNow: {
    one: "Desde ahora, lo que los visitantes dejen en la tarjeta de equipo lo ven el miembro, los propietarios y los administradores.",
    many: "Desde ahora, lo que los visitantes dejen en una de las {count} de tarjetas de equipo lo ven el miembro, los propietarios y los administradores.",
    other:
      "Desde ahora, lo que los visitantes dejen en una de las {count} tarjetas de equipo lo ven el miembro, los propietarios y los administradores.",
  },
  visitorsRead: "Los visitantes leen esto antes de enviar",
  example: "Kwame",
  beforeStays: "Lo que se dejó antes sigue siendo solo del miembro",
  personalStays: "El equipo nunca ve las tarjetas personales",
  mails: {
    one: "El miembro recibe un correo que lo explica",
    many: "Los {count} de miembros reciben un correo que lo explica",
    other: "Los {count} miembros reciben un correo que lo explica",
  },
  shareNew: "Compartir los nuevos",
  sharing: "Compartiendo...",
  isShared: "Los contactos nuevos se comparten. Todos los miembros reciben un correo.",
  isNotShared: "Los contactos nuevos ya no se comparten.",
} satisfies TranslationOf<typeof english>;
