import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Favoritos",
  saved: {
    one: "{number} tarjeta guardada",
    many: "{number} tarjetas guardadas",
    other: "{number} tarjetas guardadas",
  },
  loading: "Cargando tus favoritos",
  notLoaded: "No se pudieron cargar tus favoritos.",
  notRefreshed: "No se pudieron actualizar tus favoritos.",
  nothingLost: "No se ha perdido nada: siguen guardados.",

  search: "Buscar por nombre",
  found: {
    one: "{count} tarjeta encontrada",
    many: "{count} de tarjetas encontradas",
    other: "{count} tarjetas encontradas",
  },
  noneFound: "Ninguna tarjeta guardada tiene ese nombre.",

  noneYet: "Todavía no tienes favoritos",
  howToSave: "Toca el marcador de una tarjeta para guardarla aquí.",
  seeCard: "Ver una tarjeta",
  goToCards: "Ir a tus tarjetas",

  openCard: "Abrir la tarjeta de {name}, {path}",
  removeFavorite: "Quitar a {name} de favoritos",
  paused: "En pausa. Volverá cuando su titular la reactive.",
} satisfies TranslationOf<typeof english>;
