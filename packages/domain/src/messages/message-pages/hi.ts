import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "सीधे कॉन्टेंट पर जाएं",
  brandHome: "{brand} का होम पेज",
  home: "होम पेज",
  pageNotFound: "पेज नहीं मिला",
  wentWrong: "कुछ गड़बड़ हो गई",
  notFoundTitle: "ओह! कुछ गड़बड़ हो गई।",
  notFoundText: "जो पेज आपको चाहिए, वह नहीं मिला। होम पेज पर जाकर देखें।",
  restingTitle: "यह कार्ड आराम कर रहा है",
  restingText: "जिनका यह कार्ड है, उन्होंने इसे फ़िलहाल बंद रखा है। लिंक सही है, किसी और दिन फिर से देखें।",
  goneTitle: "यह कार्ड अब यहां नहीं है",
  goneText: "जिनका यह कार्ड था, उन्होंने इसे मिटा दिया है।",
  leftText: "यह किसी ऐसे व्यक्ति का था जो अपनी टीम छोड़ चुके हैं।",
  teamGoneTitle: "यह टीम अब यहां नहीं है",
  teamGoneText: "इसे मिटा दिया गया है।",
  takenDownTitle: "यह कार्ड हटा दिया गया है",
  takenDownText:
    "इस साइट को चलाने वालों ने एक रिपोर्ट के बाद इसे हटा दिया। अगर यह आपको ईमेल या SMS से मिला है, तो उस मैसेज में जो करने को कहा गया है, वह न करें।",
  legalTitle: "कानूनी वजहों से उपलब्ध नहीं",
  legalText: "यह कार्ड यहां नहीं दिखाया जा सकता।",
  isItYours: "क्या यह कार्ड आपका है? वजह हमारे ईमेल में लिखी है। चाहें तो उसका जवाब दें।",
  filesToo: "इस कार्ड की फ़ाइलें भी उपलब्ध नहीं हैं।",
  language: "भाषा: {name}",
} satisfies TranslationOf<typeof english>;
