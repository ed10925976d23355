import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "आपका खाता बंद हो रहा है। पहले उसे वापस चालू करें।",
  checkField: "कृपया यह फ़ील्ड जांचें।",
  checkingPerson: "हम पक्का कर रहे हैं कि आप इंसान हैं। इसमें कुछ सेकंड लगेंगे।",
  checkInput: "कृपया भरी हुई जानकारी जांचें।",
  fileTakesTooMuch: "इस फ़ाइल को पढ़ने में बहुत समय लग रहा है। कृपया इसे बांटें या फिर से एक्सपोर्ट करें।",
  forbidden: "अनुमति नहीं है",
  networkError: "कनेक्शन नहीं हो सका। कृपया फिर से कोशिश करें।",
  notFound: "आप जो ढूंढ रहे थे, वह नहीं मिला।",
  onlyJson: "अनुरोध application/json के रूप में भेजने होंगे।",
  onlyZip: "कृपया ZIP फ़ाइल भेजें।",
  sent: "भेज दिया गया",
  signInFirst: "आगे बढ़ने के लिए साइन इन करें।",
  tooLarge: "यह बहुत बड़ा है।",
  tooBusy: "अभी हमारे यहां बहुत भीड़ है। कृपया थोड़ी देर में फिर से कोशिश करें।",
  unexpected: "कुछ गड़बड़ हो गई। कृपया बाद में फिर से कोशिश करें।",
  tooManyAttempts: {
    one: "बहुत ज़्यादा कोशिशें हुईं। कृपया {seconds} सेकंड बाद फिर से कोशिश करें।",
    other: "बहुत ज़्यादा कोशिशें हुईं। कृपया {seconds} सेकंड बाद फिर से कोशिश करें।",
  },
} satisfies TranslationOf<typeof english>;
