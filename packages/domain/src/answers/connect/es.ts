import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Escribe un nombre.",
  nameTooLong: "Usa 60 caracteres como máximo.",
  permissionRequired: "Elige al menos un permiso.",
  revoked: "Revocado. El acceso se ha cortado al instante.",
  tokenRefused: "Este token no es correcto, ha caducado o se ha revocado.",
  tokenNotPermitted: "Este token no puede hacer esta llamada.",
  tokensFull: "Tienes {max}, el máximo. Elimina uno primero.",
  keyInvalid: "Una Idempotency-Key tiene de 1 a 255 caracteres imprimibles.",
  keyInUse:
    "Hay una llamada en curso con esta Idempotency-Key, o no se conoce su resultado. Comprueba antes si se completó.",
  keyReused: "Esta Idempotency-Key ya se usó para otra llamada.",
  webhookAddress: "Escribe una dirección, por ejemplo https://hooks.example/visita.",
  webhookEvents: "Elige al menos un evento.",
  webhookCredentials: "Quita el usuario y la contraseña de la dirección.",
  webhookPort: "Usa el puerto 443, 80, 8443 o uno superior a 1023.",
  webhookPrivate: "Esta dirección lleva a una red privada. Usa una accesible desde internet.",
  webhookUnknown: "No encontramos esta dirección. Comprueba que esté bien escrita.",
  webhooksFull: "Tienes {max}, el máximo. Elimina uno primero.",
  webhookDeleted: "Eliminado. Ya no se envía nada.",
  deliveryUnderWay: "Este envío está en curso o espera a otro sobre lo mismo.",
} satisfies TranslationOf<typeof english>;
