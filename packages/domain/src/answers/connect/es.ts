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
} satisfies TranslationOf<typeof english>;
