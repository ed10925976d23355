import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Esto lo define tu equipo.",
  emailEnding: "Tu correo tiene que terminar en {ending}.",
  ending: "Tiene que terminar en {ending}.",
  endingInvalid: "Este final no se puede usar aquí.",
  valueMissing: "Escribe lo que muestran todas las tarjetas o deja que cada persona lo complete.",
  teamNotFound: "Este equipo no existe.",
  notYourRole: "Tu rol en este equipo no lo permite.",
  nameInvalid: "Escribe un nombre de hasta 60 caracteres.",
  templateNotFound: "Esta plantilla no existe.",
  templateChanged: "Esta plantilla se cambió en otro sitio después de que la abrieras.",
  templateInUse: "Esta plantilla todavía se usa.",
  templateDeleted: "La plantilla se ha eliminado.",
  undoTooLate: "Esto ya no se puede deshacer.",
  tooManyTemplates: "Un equipo puede tener hasta {max} plantillas.",
  tooManyPeople: "Invita como máximo a {max} personas a la vez. Divide la lista.",
  seatsFull: {
    one: "En tu equipo cabe {count} persona más con tarjeta.",
    many: "En tu equipo caben {count} de personas más con tarjeta.",
    other: "En tu equipo caben {count} personas más con tarjeta.",
  },
  priceChanged: "El precio ha cambiado mientras tanto. Vuelve a comprobarlo.",
  paymentDeclined: "El pago se ha rechazado. Comprueba el método de pago.",
  notASheet: "No podemos leer este archivo. Elige un archivo .csv.",
  personNotFound: "Esta persona no está en el equipo.",
  personRemoved: "Ya no está en el equipo.",
  teamLeft: "Has dejado el equipo.",
  successorWithoutCard: "Elige a una persona que tenga una tarjeta de este equipo.",
  lastOwner:
    "Un equipo necesita un propietario. Dale primero ese rol a otra persona; después podrás cambiar el tuyo o irte.",
  handOver: "Solo tú eres propietario de {team}. Dale ese rol a otra persona o elimina antes el equipo.",
  alreadyIn: "Ya estás en este equipo.",
  hasCard: "Ya tienes una tarjeta de este equipo.",
  invitedOther: "Esta invitación es para otra persona.",
  invitationEnded: "Esta invitación ha caducado.",
  invitationDeclined: "La invitación se ha rechazado.",
  domainOfOthers:
    "{domain} no es el dominio de ninguna dirección confirmada de los propietarios y administradores de tu equipo, o cualquiera puede tener una dirección ahí.",
  confirmName: "Escribe el nombre del equipo para confirmar.",
  restored: "Tu equipo ha vuelto.",
} satisfies TranslationOf<typeof english>;
