import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "Principal",
  home: "Inicio",
  aboutUs: "Quiénes somos",
  features: "Funciones",
  pricing: "Precios",
  contactUs: "Contacto",
  dashboard: "Panel",
  logIn: "Entrar",
  signUp: "Registrarse",

  footer: "Pie de página",
  getInTouch: "Escríbenos",
  accessibility: "Accesibilidad",
  copyright: "© {year} {brand}. Código abierto.",

  businessCards: "Tarjetas de visita digitales",
  pageNotFound: "Página no encontrada",
  pageNotShown: "No se pudo mostrar la página",

  shareImage: "Tarjetas de visita de tres personas en distintos colores",

  couldNotShow: "No pudimos mostrar esta página.",
  failedOnOurSide: "Algo ha fallado por nuestra parte. Recarga la página o ve a la página de inicio.",
  reload: "Recargar",
} satisfies TranslationOf<typeof english>;
