import { usernameSkeleton } from "./username-skeleton.ts";

/**
 * Companies and authorities in whose name people are often deceived, and that nobody is called: refused as a name, as a
 * part of one, with the affixes below and, when long enough, one letter away.
 */
export const BRANDS =
  // Shops, software and services
  "adobe airbnb alibaba aliexpress amazon anthropic appstore bookingcom britishairways carrefour chatgpt cloudflare " +
  "craigslist deliveroo disneyplus docusign doordash dropbox easyjet ebay epicgames expedia fortnite github gitlab " +
  "gmail godaddy google googleplay hotmail huawei hulu icloud ikea instacart itunes kleinanzeigen lazada leboncoin " +
  "lufthansa marktplaats mercadolibre mercadopago microsoft netflix nintendo norton360 office365 onedrive onlyfans " +
  "openai playstation rakuten roblox ryanair sainsburys samsung shopee spotify steamcommunity temu ticketmaster " +
  "tiktok tripadvisor ubereats vinted walmart windows365 xbox xiaomi youtube zalando " +
  // Messengers and networks
  "discord facebook instagram linkedin pinterest reddit snapchat telegram twitter viber wechat whatsapp " +
  // Payments, wallets and crypto
  "alipay americanexpress amex applepay bancontact binance bitfinex bitpanda bitstamp blockchaincom bybit cashapp " +
  "coinbase coinmarketcap cryptocom etherscan googlepay klarna kucoin ledgerlive mastercard metamask moneygram " +
  "moonpay okx opensea pancakeswap paypal paysafe paysafecard paytm phonepe polymarket revolut skrill trezor " +
  "trustwallet twint uniswap venmo visacard walletconnect westernunion worldpay xoom " +
  // Banks
  "abnamro axisbank bancobrasil bancosantander bankofamerica bankofengland barclaycard barclays bbva bendigobank " +
  "bnpparibas bradesco bunq caixabank capitalone capitec citibank comdirect commbank commerzbank commonwealthbank " +
  "creditagricole creditmutuel creditsuisse danskebank deutschebank dkb firstdirect goldmansachs hdfcbank hsbc " +
  "icicibank ingbank ingdiba intesasanpaolo jpmorgan jpmorganchase kbank landesbank lloydsbank mediolanum " +
  "morganstanley n26 natwest nordea nubank ocbc pkobp pncbank postbank postfinance rabobank raiffeisenbank " +
  "rbcroyalbank santanderbank sberbank scotiabank sebbank societegenerale sofortbank sparkasse standardchartered " +
  "starlingbank swedbank targobank tdbank tsb unicredit usbank volksbank wellsfargo westpac zenithbank " +
  // Parcels
  "amazonlogistics auspost canadapost chronopost colissimo correios correos deutschepost dhl dhlexpress dpd " +
  "dpdgroup evri fedex gls indiapost inpost japanpost laposte mondialrelay myhermes parcelforce posteitaliane " +
  "postnl postnord royalmail singpost swisspost usps " +
  // Telephone companies
  "attwireless belgacom deutschetelekom swisscom telefonica tmobile verizon vodafone xfinity " +
  // Authorities
  "agenziaentrate bka bundesbank bundeskriminalamt bundespolizei bundesregierung carabinieri centrelink cpam dgfip " +
  "dvla europol fbi finanzamt gendarmerie gouv gov govuk guardiacivil hmcourts hmrc impots inlandrevenue interpol " +
  "mygov nhs police policia politie polizei polizia redcross seguridadsocial socialsecurity ukvi unicef urssaf " +
  "uscis";

/** Everyday words, family names and places that are brands or authorities too: only by themselves, or with an affix. */
const EVERYDAY =
  "aldi ally ameli apple avast axa bitcoin bitwarden booking bouygues caf chase chime citi citizens court customs " +
  "discover douane elster eon ethereum etsy exodus fidelity gemini government grab hacienda halifax hermes " +
  "immigration ing irs itau kraken ledger lidl lloyds medicare messenger meta mint monzo nationwide nexi norton " +
  "orange outlook phantom poste ripple robinhood salesforce santander schwab shein shell shopify sky slack square " +
  "ssa starling steam stripe swift swish target tax taxes telekom tesco tesla threads tinder tinkoff treasury " +
  "truist twitch uber ups virgin visa wise wix wordpress yodel zelle zoll zollamt zoom";

/** What imitations add: "my-paypal", "apple-id", "chase-bank". */
const AFFIXES =
  "access account accounts admin agent alert alerts app apps assistance auth bank banking billing bonus business " +
  "card cards care center centre chat claim client cliente clients code com contact customer customers customercare " +
  "customerservice delivery desk direct email express finance fr gift help helpdesk helpline hilfe hq id info invoice it " +
  "konto kunden kundenservice live login logistics mail maintenance member mobile my net notice notification now office " +
  "official online package parcel pass password pay payment payments plus portal premium prime pro profile promo " +
  "real recovery refund refunds renew rewards safe secure secured security service services servicio settings shop shopping sicher " +
  "sicherheit signin site soporte staff status store support system team tech tracking transfer uk update us usa " +
  "validation verification verified verify wallet web";

/** Within the readings of a name these are skeletons, in which i and l are one letter. */
const skeletonsOf = (words: string) => words.split(" ").map(usernameSkeleton);
const BRAND_SKELETONS = new Set(skeletonsOf(BRANDS));
const EVERYDAY_SKELETONS = new Set(skeletonsOf(EVERYDAY));

/** Brands that are compared by distance: a shorter one has too many neighbours, save for those that are imitated most. */
const NEAR_MIN_CHARS = 8;
const NEAR_SHORT = skeletonsOf(
  "amazon binance dropbox google hotmail icloud natwest netflix paypal revolut samsung spotify twitter verizon walmart youtube",
);
/** Everyday words this long are compared too, but only as the whole of a name. */
const NEAR_EVERYDAY = [...EVERYDAY_SKELETONS].filter(({ length }) => length > NEAR_MIN_CHARS);
const NEAR_BRANDS = [...[...BRAND_SKELETONS].filter(({ length }) => length >= NEAR_MIN_CHARS), ...NEAR_SHORT];
/** Of neighbouring parts that are put together: "e-bay-view" is not "ebay". */
const RUN_MIN_CHARS = 6;
/** One letter away from a brand, and a word or a family name of its own. */
const UNRELATED = new Set(
  skeletonsOf(
    "amason barclay centreline goggle googly goole jmorgan loud netfile papal payal revolt samsun telegrams twister",
  ),
);

/** With an affix glued to it, a shorter brand is too likely another word: "banking" is no bank. */
const GLUED_MIN_CHARS = 4;
const GLUED_EVERYDAY_MIN_CHARS = 5;

const alternatives = (words: Iterable<string>) => [...words].join("|");
const AFFIX_GROUP = `(?:${alternatives(skeletonsOf(AFFIXES))})`;
const GLUED = [
  ...[...BRAND_SKELETONS].filter(({ length }) => length >= GLUED_MIN_CHARS),
  ...[...EVERYDAY_SKELETONS].filter(({ length }) => length >= GLUED_EVERYDAY_MIN_CHARS),
];
/** Nothing but a brand and affixes. */
const WITH_AFFIXES = new RegExp(`^${AFFIX_GROUP}*(?:${alternatives(GLUED)})${AFFIX_GROUP}*$`);
const ONLY_AFFIXES = new RegExp(`^${AFFIX_GROUP}+$`);

/** Takes the skeletons of a name's parts. */
export function imitatesSomebody(parts: readonly string[]): boolean {
  const whole = parts.join("");
  if (isKnown(whole) || WITH_AFFIXES.test(whole) || runsOf(parts).some(isBrandLike)) return true;
  if (NEAR_EVERYDAY.some((word) => isOneEditAway(whole, word))) return true;
  const others = parts.filter((part) => !isKnown(part));
  return others.length < parts.length && others.every((part) => ONLY_AFFIXES.test(part));
}

function isKnown(word: string): boolean {
  return BRAND_SKELETONS.has(word) || EVERYDAY_SKELETONS.has(word);
}

/** Neighbouring parts put together, so that "my-pay-pal" holds "paypal". */
function runsOf(parts: readonly string[]): string[] {
  const runs = parts.flatMap((_, from) =>
    parts
      .slice(from + 1)
      .map((_last, more) => parts.slice(from, from + more + 2).join(""))
      .filter(({ length }) => length >= RUN_MIN_CHARS),
  );
  return [...parts, ...runs];
}

function isBrandLike(word: string): boolean {
  if (BRAND_SKELETONS.has(word)) return true;
  if (UNRELATED.has(word)) return false;
  return NEAR_BRANDS.some((brand) => isOneEditAway(word, brand));
}

/** One letter more, less or another, or two in another order; the first one is the same. */
function isOneEditAway(word: string, brand: string): boolean {
  if (Math.abs(word.length - brand.length) > 1 || word[0] !== brand[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === brand[start]) start += 1;
  const [left, right] = [word.slice(start), brand.slice(start)];
  if (left.length === right.length) {
    const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
    return isSwapped || left.slice(1) === right.slice(1);
  }
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
}
