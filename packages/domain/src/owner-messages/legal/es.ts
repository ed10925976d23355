import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastUpdated: "Última actualización: 4 de febrero de 2025",

  termsAbout: "De qué tratan estas condiciones",
  termsAboutText:
    "{brand} te permite crear tarjetas de visita digitales, compartirlas y guardar las de otras personas. Estas condiciones son el acuerdo entre tú y el operador de esta instalación de {brand}. Al crear una cuenta, las aceptas.",

  termsAccount: "Tu cuenta",
  termsAccountText1:
    "Indica tu nombre real y una dirección de correo que puedas leer: ahí enviamos los códigos de seguridad. No compartas tu contraseña. Eres responsable de lo que ocurra con tu cuenta, así que cambia la contraseña de inmediato si crees que otra persona la conoce.",
  termsAccountText2:
    "Debes tener la edad necesaria para celebrar un contrato en el lugar donde vives, o contar con el permiso de tu padre, madre o tutor.",

  termsCards: "Tus tarjetas",
  termsCardsText1:
    "Lo que escribes en una tarjeta sigue siendo tuyo. Nos permites almacenarlo, adaptar su forma a distintas pantallas y mostrarlo a cualquiera que abra su enlace, porque para eso sirve una tarjeta.",
  termsCardsText2: "Una tarjeta es pública. Pon en ella solo lo que puedan saber desconocidos.",

  termsNotAllowed: "Qué no está permitido",
  termsNotAllowedText: "No uses {brand} para",
  termsNotAllowedPoint1: "hacerte pasar por otra persona o empresa,",
  termsNotAllowedPoint2: "publicar datos de otras personas sin su consentimiento,",
  termsNotAllowedPoint3:
    "difundir contenido ilegal, que incite al odio o engañoso, software malicioso, o enlaces a ese tipo de contenido,",
  termsNotAllowedPoint4:
    "enviar correo no deseado, recopilar tarjetas ajenas de forma automatizada o perturbar el servicio.",

  termsPlans: "Planes gratuitos y de pago",
  termsPlansText1:
    "El plan Gratis para siempre no cuesta nada y no requiere datos de pago. Los planes Premium añaden tarjetas, tu logo, todos los colores y canales y un código QR; se facturan por adelantado, mensual o anualmente, al precio que se muestra antes de pagar.",
  termsPlansText2:
    "Un proveedor de pagos con tarjeta gestiona los pagos. El número completo de tu tarjeta llega solo al proveedor; nosotros nunca lo almacenamos. Un plan se renueva automáticamente hasta que lo canceles.",

  termsCancelling: "Cancelación",
  termsCancellingText1:
    "Puedes cancelar una suscripción en cualquier momento en la página Suscripción. La cancelación surte efecto al final del periodo de facturación que has pagado y, hasta entonces, funciona todo lo que incluye el plan. Los importes ya pagados no se reembolsan.",
  termsCancellingText2:
    "Después vuelves al plan Gratis para siempre. Tus tarjetas no se eliminan; lo que solo ofrece el plan Premium no se muestra hasta que lo actives de nuevo.",

  termsEnding: "Cierre de una cuenta",
  termsEndingText1:
    "Puedes pausar o eliminar una tarjeta en cualquier momento, y dejar {brand} por completo en los ajustes de tu cuenta. Tus tarjetas dejan entonces de estar en línea de inmediato y todo se elimina a los 7 días. Hasta ese momento, iniciar sesión lo restaura. Antes se cancela la suscripción.",
  termsEndingText2:
    "Podemos cerrar una cuenta que incumpla estas condiciones; te diremos el motivo por correo, salvo que la ley lo prohíba.",

  termsLiability: "De qué respondemos",
  termsLiabilityText:
    "Trabajamos para que {brand} esté disponible y tus datos estén seguros, pero no podemos prometer que nunca haya interrupciones ni errores. En la medida en que la ley lo permita, no respondemos de daños indirectos, como el lucro cesante, ni de lo que otras personas escriban en sus tarjetas. Esto no afecta a los derechos que la ley te reconoce como consumidor.",

  termsChanges: "Cambios",
  termsChangesText:
    "Cuando estas condiciones cambien de un modo que te afecte, te lo diremos por correo con al menos 14 días de antelación. Si no estás de acuerdo, puedes cerrar tu cuenta antes de ese día.",

  termsContact: "Contacto",
  termsContactText:
    "Para preguntas sobre estas condiciones, escríbenos desde la página de contacto de este sitio.",

  privacyShort: "En pocas palabras",
  privacyShortText:
    "{brand} almacena lo que pones en tus tarjetas y lo necesario para que funcione tu cuenta. No lo vendemos, no mostramos anuncios y no usamos rastreadores.",

  privacyStored: "Qué almacenamos",
  privacyStoredText: "Según lo que uses, almacenamos",
  privacyStoredPoint1:
    "tu cuenta: nombre y apellidos, dirección de correo, y tu contraseña en una forma que no se puede leer,",
  privacyStoredPoint2:
    "tus tarjetas: nombre, número de teléfono, dirección de correo, perfiles sociales, datos de pago como una wallet o un enlace de pago, dirección, empresa, bio, foto y logo, y todo lo demás que añadas,",
  privacyStoredPoint3: "las tarjetas de otras personas que guardas en tus favoritos,",
  privacyStoredPoint4: "tu suscripción: plan, estado y fechas de pago,",
  privacyStoredPoint5:
    "datos del registro y de los inicios de sesión: dirección de red, navegador, idioma, zona horaria, tamaño de la pantalla y ubicación aproximada de tu red,",
  privacyStoredPoint6: "cuántas veces se abren tus tarjetas, en totales que se describen más abajo,",
  privacyStoredPoint7: "los mensajes que nos envías.",

  privacyCounting: "Qué se cuenta cuando se abre una tarjeta",
  privacyCountingText1:
    "Cuando alguien abre una tarjeta, su titular ve totales diarios: cuántas veces se abrió, se guardó y se compartió, cuántas veces se dejaron datos en ella, qué canales se tocaron, si se abrió su código QR, de dónde llegó la gente (el código QR, una firma de correo, una tarjeta impresa, un pase de Wallet, una etiqueta NFC, una imagen de fondo, el enlace sin más o un enlace al que el titular puso nombre) y si usaba un teléfono, una tableta o un equipo de escritorio. En una tarjeta de equipo, también los ven los propietarios y administradores del equipo.",
  privacyCountingText2:
    "No se rastrea a ningún visitante. Para contar a un visitante una vez al día, combinamos la dirección de red y el nombre del navegador con una clave secreta en un número que no revela ninguno de los dos. Solo se usa ese número. La clave es nueva cada día (UTC) y se destruye cuando el día termina. No almacenamos direcciones de red ni nombres de navegador de los visitantes, y no ponemos nada en su dispositivo: ni cookies ni ningún otro tipo de almacenamiento.",
  privacyCountingText3:
    "No contamos las visitas del propio titular, los bots conocidos ni las páginas que un navegador carga por adelantado sin mostrarlas. Si un navegador envía Global Privacy Control o Do Not Track, solo contamos que se abrió la tarjeta y los datos que el visitante deje. En una tarjeta de equipo no se cuentan las visitas de nadie del equipo.",

  privacyPayments: "Pagos",
  privacyPaymentsText:
    "Los pagos de un plan Premium se hacen con un proveedor de pagos con tarjeta. No almacenamos números completos de tarjeta. Recibimos una referencia del pago, su estado y el plan.",

  privacyPurpose: "Para qué los usamos",
  privacyPurposeText:
    "La información de una tarjeta se muestra a quienes la abren: esa es su finalidad. Los datos de la cuenta sirven para iniciar sesión y nos permiten enviarte códigos de seguridad y avisos. Los datos de los inicios de sesión nos ayudan a detectar si otra persona usa tu cuenta. No usamos nada de ello para elaborar perfiles.",

  privacyHowLong: "Cuánto tiempo los conservamos",
  privacyHowLongText:
    "Los datos del registro y de los inicios de sesión se eliminan a los 90 días, y los mensajes que nos envías, al cabo de un año. Una cuenta se elimina a los 7 días si no se confirma su dirección de correo. Los códigos de seguridad son válidos durante 10 minutos. Las tarjetas, los favoritos y los datos de la cuenta se conservan hasta que los cambies o los elimines. Puedes restaurar una tarjeta eliminada durante 30 segundos; después desaparece, y su enlace queda reservado para ti durante 90 días. Si cierras tu cuenta, todo se elimina a los 7 días. Los totales de visitas se conservan por día durante al menos 200 días, después por mes, normalmente 25 meses en total; el de cada enlace se conserva más tiempo. Todos se eliminan con la tarjeta. Los registros de pagos se conservan el tiempo que exige la legislación fiscal.",

  privacyWhoElse: "Quién más los ve",
  privacyWhoElseText:
    "Cualquiera puede ver una tarjeta pública. Por lo demás, solo compartimos datos con servicios que trabajan para nosotros: el proveedor de pagos y el servicio de correo que entrega nuestros mensajes. Las autoridades reciben datos solo cuando la ley lo exige.",

  privacyBrowser: "Cookies y almacenamiento en tu navegador",
  privacyBrowserText1:
    "Solo usamos cookies necesarias: una mantiene tu sesión abierta, otra recuerda tu dispositivo para que no necesites un código cada vez, otra guarda el idioma que elijas y otras, de corta duración, te protegen mientras inicias sesión o recuperas una contraseña. Tu navegador guarda además tu elección de claro u oscuro, el hecho de que alguien ya ha iniciado sesión en él y, mientras inicias sesión o recuperas una contraseña, el paso al que has llegado.",
  privacyBrowserText2:
    "Para que no pierdas nada de lo que has escrito, el borrador de una tarjeta se queda en tu navegador hasta que lo guardes, lo descartes o cierres sesión; pasados 7 días, se elimina la próxima vez que abras el formulario. Para que las tarjetas se abran sin conexión, tu navegador guarda copias de tus tarjetas y de las que has abierto. Al cerrar sesión se eliminan los borradores y las copias de tus propias tarjetas; lo demás desaparece cuando borras los datos de este sitio.",

  privacyProtection: "Cómo se protegen",
  privacyProtectionText:
    "Las contraseñas, las sesiones y los códigos se almacenan solo en una forma que no se puede revertir. Un dispositivo nuevo necesita un código de tu buzón. Cuando cambia una contraseña, terminan todas las demás sesiones y te avisamos por correo.",

  privacyRights: "Tus derechos",
  privacyRightsText:
    "Puedes consultar y corregir tus datos en tu cuenta en cualquier momento, descargar una copia de ellos y eliminarlos. También puedes pedirnos que limitemos su tratamiento y presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.",

  privacyChanges: "Cambios",
  privacyChangesText:
    "Cuando esta política cambie de un modo que te afecte, te lo diremos por correo antes de que entre en vigor.",

  privacyContact: "Contacto",
  privacyContactText:
    "Para preguntas y solicitudes sobre tus datos, escríbenos desde la página de contacto de este sitio.",
} satisfies TranslationOf<typeof english>;
