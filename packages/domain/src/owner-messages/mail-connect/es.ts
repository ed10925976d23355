import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "Se ha conectado un dispositivo a tu cuenta de {brand}",
  deviceTitle: "Se ha conectado un dispositivo",
  devicePreview: "Lee y cambia tus contactos.",
  deviceAdded:
    "Se ha creado una contraseña para la agenda de un dispositivo. Con ella, el dispositivo lee y cambia tus contactos y lee las tarjetas que guardas. No da acceso a nada más.",
  tokenSubject: "Se ha creado un token para tu cuenta de {brand}",
  tokenTitle: "Se ha creado un token",
  tokenPreview: "Con él, un programa trabaja para tu cuenta.",
  tokenAdded:
    "Se ha creado un token con el que un programa trabaja para tu cuenta. Lo que puede hacer figura en la página Conectar.",
  madeOn: "Creado con",
  addedNotYou:
    "Si no has sido tú, revócalo y cambia ya tu contraseña: otra persona ha iniciado sesión en tu cuenta.",
  openConnect: "Abrir Conectar",

  endsSubject: "Un token de tu cuenta de {brand} caduca pronto",
  endsTitle: "Un token caduca pronto",
  endsPreview: "Lo que lo use se rechazará a partir de entonces.",
  ends: "Uno de tus tokens caduca pronto. Lo que lo use se rechazará a partir de entonces. Si aún lo necesitas, crea otro y ponlo en su lugar.",
  token: "Token",
  beginsWith: "Empieza por",
  endsAt: "Caduca",

  webhookSubject: "Se ha añadido un webhook a tu cuenta de {brand}",
  webhookTitle: "Se ha añadido un webhook",
  webhookPreview: "Avisa a un servidor de lo que pasa en tu cuenta.",
  webhookAdded:
    "Se ha añadido un webhook. Avisa a un servidor de lo que pasa en tu cuenta, también de tus contactos. Su dirección y sus eventos figuran en la página Conectar.",
  webhookNotYou:
    "Si no has sido tú, elimínalo y cambia ya tu contraseña: otra persona ha iniciado sesión en tu cuenta.",
  pausedSubject: "Un webhook de tu cuenta de {brand} está en pausa",
  pausedTitle: "Un webhook está en pausa",
  pausedPreview: "No le llega nada desde hace tres días.",
  paused:
    "A uno de tus webhooks no le llega nada desde hace tres días, así que lo hemos puesto en pausa. Arregla su servidor, envía una prueba y reanúdalo. Lo que pase mientras tanto no se enviará después; lo encontrarás en tus contactos y tarjetas.",
  address: "Dirección",
  failingSince: "Falla desde",
  teamWebhookPreview: "Avisa a un servidor de lo que pasa en el equipo.",
  teamWebhookAdded:
    "{person} ha añadido un webhook a {team}. Avisa a un servidor de lo que pasa allí, también de los contactos compartidos. Su dirección y sus eventos figuran en los ajustes del equipo.",
  teamWebhookNotYou: "Si nadie del equipo lo sabe, elimínalo y pide a {person} que cambie ya su contraseña.",
  teamPaused:
    "A un webhook de {team} no le llega nada desde hace tres días, así que lo hemos puesto en pausa. Arregla su servidor, envía una prueba y reanúdalo. Lo que pase mientras tanto no se enviará después.",
  openTeamSettings: "Abrir los ajustes del equipo",
} satisfies TranslationOf<typeof english>;
