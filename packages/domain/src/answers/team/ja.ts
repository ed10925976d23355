import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "この項目はチームが設定しています。",
  emailEnding: "メールアドレスの末尾は {ending} にしてください。",
  ending: "末尾は {ending} にしてください。",
  endingInvalid: "この末尾はここでは使用できません。",
  valueMissing: "すべての名刺に表示する内容を入力するか、各自が入力するようにしてください。",
} satisfies TranslationOf<typeof english>;
