import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "Un mensaje del formulario de contacto de {brand}",
  contactTitle: "Tienes un mensaje nuevo",
  contactPreview: "Enviado desde tu página de contacto.",
  from: "De",
  contactUntrusted:
    "Cualquiera puede rellenar el formulario. Comprueba quién escribe antes de abrir enlaces o compartir algo privado.",

  reportedSubject: "Una denuncia sobre {card}",
  reportedTitle: "Han denunciado una tarjeta",
  reportedPreview: "Revísala.",
  urgentSubject: {
    one: "Urgente: denuncias sobre {card} desde {count} red",
    many: "Urgente: denuncias sobre {card} desde {count} de redes",
    other: "Urgente: denuncias sobre {card} desde {count} redes",
  },
  urgentTitle: "Varias personas han denunciado una tarjeta",
  urgentPreview: "Desde redes distintas, en un solo día.",
  openReports: "Denuncias abiertas",
  reportsFrom: {
    one: "{reports}, hoy desde {count} red",
    many: "{reports}, hoy desde {count} de redes",
    other: "{reports}, hoy desde {count} redes",
  },
  review: "Revisarla",
  anybodyReports:
    "Cualquiera puede denunciar una tarjeta. Sigue en línea hasta que decidas; nada se retira automáticamente.",

  answeredSubject: "El titular de {card} ha respondido",
  answeredTitle: "El titular ha respondido",
  answeredPreview: "Sobre una tarjeta que se retiró.",
  answeredNext: "Revisa la tarjeta antes de restaurarla. Responde a este correo para escribir a su titular.",
} satisfies TranslationOf<typeof english>;
