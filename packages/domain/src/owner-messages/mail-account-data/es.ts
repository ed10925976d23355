import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  exportSubject: "Tu copia de {brand} está lista",
  exportTitle: "Tu copia está lista",
  exportPreview: "Puedes descargarla durante un día.",
  exportReady:
    "La copia de todo lo que hay en tu cuenta está lista: un archivo ZIP, en formatos que leen otros programas.",
  keptUntil: "Disponible hasta",
  download: "Descargar mi copia",
  exportNotYou:
    "Si no la pediste, cambia ya tu contraseña: otra persona ha iniciado sesión en tu cuenta. El archivo no está en este correo.",

  left: "Has dejado {brand}",
  leftPreview: "Todo se elimina a los siete días. Hasta entonces puedes volver.",
  cardsOffline:
    "Tus tarjetas ya no están en línea y hemos cerrado tu sesión en todas partes. Si tenías un plan de pago, termina y no se cobra nada más.",
  deletedOn: "Todo se elimina el",
  comeBack: "Hasta entonces, inicia sesión para restaurarlo todo o descargar una copia.",
  leftNotYou: "Si no has sido tú, elige una contraseña nueva, inicia sesión y restaura tu cuenta.",

  backSubject: "Te damos la bienvenida de nuevo a {brand}",
  backTitle: "Todo está de vuelta",
  backPreview: "Tus tarjetas vuelven a estar en línea. No se ha eliminado nada.",
  cardsOnline: "Tus tarjetas vuelven a estar en línea y no se eliminará nada.",
  openDashboard: "Abrir mi panel",
  backNotYou:
    "Si no has sido tú, cambia ya tu contraseña. Así se cierra la sesión en todos los demás dispositivos.",

  deletedSubject: "Tu cuenta de {brand} se ha eliminado",
  deletedTitle: "Tu cuenta se ha eliminado",
  deletedPreview: "No queda nada de ella.",
  deleted:
    "Hemos eliminado tu cuenta y todo lo que contenía: tarjetas, imágenes, favoritos e inicios de sesión.",
  invoices:
    "Si tenías un plan de pago, el proveedor de pagos conserva sus facturas, como exige la ley. Este es nuestro último correo.",
} satisfies TranslationOf<typeof english>;
