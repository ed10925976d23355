import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "¿Dejar de recibir correos sobre contactos nuevos?",
  contactsText:
    "Las personas nuevas seguirán apareciendo en tus contactos. Puedes volver a activar estos correos en los ajustes.",
  weeklyQuestion: "¿Dejar de recibir el resumen semanal?",
  weeklyText: "Tus estadísticas no cambian. Puedes volver a activar estos correos en los ajustes.",
  stop: "No recibir más estos correos",
  stopped: "Desactivados",
  contactsStopped:
    "Los correos sobre contactos nuevos están desactivados. Las personas nuevas seguirán apareciendo en tus contactos.",
  weeklyStopped: "Los resúmenes semanales están desactivados. Tus estadísticas no cambian.",
  notValid: "Este enlace no es válido",
  notFound: "No encontramos lo que buscas.",
  home: "Inicio",
} satisfies TranslationOf<typeof english>;
