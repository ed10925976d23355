import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Crear un equipo",
  stepOf: "Crear un equipo, {step} de {steps}",
  nameQuestion: "¿Cómo se llama el equipo?",
  nameLead: "Una empresa, una consulta, un club. Puedes cambiarlo más tarde.",
  name: "Nombre del equipo",
  patternQuestion: "¿Qué tarjeta sirve de modelo?",
  patternLead: "Será la primera plantilla. Tu propia tarjeta se queda como está.",
  pattern: "Modelo",
  empty: "Una vacía",
  emptyText: "Sin nada escrito",
  same: "<b>Igual para todos:</b> logotipo, color, empresa y sitio web.",
  own: "<b>De cada persona:</b> todo lo demás. Puedes cambiar ambas cosas cuando quieras.",
  start: "Crear el equipo",
  starting: "Creando...",
  preview: "Vista previa de las tarjetas",
  loading: "Cargando tus tarjetas...",
  notLoaded: "No se han podido cargar tus tarjetas.",
  emptyWorks: "También puedes empezar con una vacía.",
  notStarted: "No se ha podido crear el equipo. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
