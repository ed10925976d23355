import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tu tarjeta está en línea",
  left: {
    one: "Falta {number} dato. Puedes añadirlo más tarde.",
    many: "Faltan {number} de datos. Puedes añadirlos más tarde.",
    other: "Faltan {number} datos. Puedes añadirlos más tarde.",
  },
  complete: "Está completa. Puedes cambiar lo que es tuyo cuando quieras.",
  yours: "Te toca completar",
  yoursToChange: "Lo que puedes cambiar",
  addPhoto: "Añade una foto",
  photoHint: "Hasta entonces aparecen tus iniciales.",
  addBio: "Unas líneas sobre ti",
  bioHint: "Se muestran en Biografía.",
  filledIn: "Completado",
  tickMeans: "Lo marcado ya está completado. Cámbialo si no es correcto.",
  setBy: "Lo define {team}: {fields}.",
  fillIn: "Completar",
  toDashboard: "Ir al panel",
  openCard: "Abrir la tarjeta {address}",
  loading: "Cargando tu tarjeta…",
  notLoaded: "No se ha podido cargar tu tarjeta.",
} satisfies TranslationOf<typeof english>;
