import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "Tu cuenta de {brand} está suspendida",
  suspendedTitle: "Tu cuenta está suspendida",
  suspendedPreview: "No se ha eliminado nada. Puedes responder a este correo.",
  suspended: "Por ahora no puedes iniciar sesión y tus tarjetas no están en línea. No se ha eliminado nada.",
  suspendedAnswer:
    "Si nos equivocamos, responde a este correo y dinos por qué; lo lee una persona. Un plan de pago continúa hasta que lo canceles. Puedes pedirnos que lo cancelemos o que te enviemos una copia de tus datos.",

  liftedSubject: "Tu cuenta de {brand} vuelve a estar abierta",
  liftedTitle: "Tu cuenta vuelve a estar abierta",
  liftedPreview: "Puedes iniciar sesión y tus tarjetas están en línea.",
  lifted: "Tu cuenta ya no está suspendida. Tus tarjetas vuelven a estar en línea.",

  takenDownSubject: "Hemos retirado tu tarjeta {card}",
  takenDownTitle: "Hemos retirado tu tarjeta",
  takenDownPreview: "No se ha eliminado nada. Puedes responder a este correo.",
  takenDown:
    "Recibimos una denuncia sobre una de tus tarjetas y la hemos revisado. Ahora los visitantes ven una página que indica que no está disponible.",
  found: "Qué hemos encontrado",
  takenDownNext:
    "No se ha eliminado nada. Tus otras tarjetas y tu plan no se ven afectados. Cambia el nombre, el logo o los enlaces en el editor y responde a este correo. Lo lee una persona, normalmente en un plazo de dos días laborables.",
  openEditor: "Abrir el editor",
  takenDownAnswer: "Si nos equivocamos, dinos por qué y restauraremos tu tarjeta.",

  putBackSubject: "Tu tarjeta {card} ha vuelto",
  putBackTitle: "Tu tarjeta ha vuelto",
  putBackPreview: "Los visitantes vuelven a verla.",
  putBack: "Tu tarjeta ya no está retirada. Los visitantes vuelven a verla.",
  openCard: "Abrir la tarjeta",
} satisfies TranslationOf<typeof english>;
