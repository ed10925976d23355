import { usernameSkeleton } from "./username-skeleton.ts";

/**
 * Companies and authorities in whose name people are often deceived, and that nobody is called: refused as a name, as a
 * part of one, with the affixes below and, when long enough, one letter away.
 */
export const BRANDS =
  // Shops, software and services
  "adobe airbnb aliexpress alibaba amazon appstore bookingcom chatgpt cloudflare craigslist deliveroo disneyplus docusign " +
  "doordash dropbox easyjet ebay epicgames expedia fortnite github gmail godaddy google googleplay hotmail huawei hulu " +
  "icloud ikea instacart itunes kleinanzeigen lazada leboncoin lufthansa marktplaats mercadolibre mercadopago microsoft " +
  "netflix nintendo norton360 office365 onedrive onlyfans openai playstation roblox rakuten ryanair samsung " +
  "shein shopee spotify temu ticketmaster tiktok tripadvisor uber ubereats vinted walmart windows365 " +
  "xbox xiaomi youtube zalando " +
  // Messengers and networks
  "discord facebook instagram linkedin pinterest reddit snapchat telegram twitter viber " +
  "wechat whatsapp " +
  // Payments, wallets and crypto
  "alipay visacard americanexpress amex applepay bancontact binance bitfinex bitpanda bitstamp blockchaincom bybit cashapp " +
  "coinbase coinmarketcap cryptocom etherscan googlepay kucoin ledgerlive mastercard metamask moneygram " +
  "klarna moonpay okx opensea paypal paysafe paysafecard paytm pancakeswap phonepe polymarket revolut skrill trezor " +
  "trustwallet twint uniswap venmo walletconnect westernunion worldpay xoom zelle " +
  // Banks
  "abnamro axisbank bancobrasil bancosantander bankofamerica bankofengland barclays barclaycard bbva bendigobank bnpparibas " +
  "bunq caixabank capitalone capitec citibank comdirect commbank commerzbank commonwealthbank creditagricole " +
  "creditmutuel creditsuisse danskebank deutschebank dkb firstdirect goldmansachs hdfcbank hsbc icicibank ingbank ingdiba " +
  "intesasanpaolo jpmorgan jpmorganchase kbank landesbank lloydsbank mediolanum monzo morganstanley n26 natwest nordea " +
  "nubank ocbc pkobp pncbank postbank postfinance rabobank raiffeisenbank rbcroyalbank santanderbank sberbank scotiabank " +
  "sebbank sofortbank societegenerale sparkasse standardchartered starlingbank swedbank targobank tdbank tinkoff tsb " +
  "unicredit usbank volksbank wellsfargo westpac zenithbank " +
  // Parcels
  "auspost amazonlogistics canadapost chronopost colissimo correios correos deutschepost dhl dhlexpress dpd dpdgroup evri " +
  "fedex gls indiapost inpost japanpost laposte mondialrelay myhermes parcelforce posteitaliane postnl postnord royalmail " +
  "singpost swisspost usps " +
  // Telephone companies
  "attwireless belgacom bouygues deutschetelekom swisscom telefonica tmobile verizon vodafone xfinity " +
  // Authorities
  "agenziaentrate ameli bundesbank bundespolizei bka carabinieri centrelink cpam dgfip dvla europol fbi finanzamt " +
  "gendarmerie gouv gov govuk guardiacivil hmcourts hmrc impots interpol mygov nhs police policia " +
  "politie polizei polizia seguridadsocial socialsecurity ukvi uscis urssaf";

/** Everyday words, family names and places that are brands or authorities too: only by themselves, or with an affix. */
const EVERYDAY =
  "ally apple avast axa bitcoin bitwarden booking caf chase chime citizens court customs discover douane eon ethereum etsy exodus fidelity gemini " +
  "government grab hacienda halifax hermes immigration ing irs kraken ledger lidl medicare messenger meta mint nationwide norton nexi " +
  "orange outlook phantom poste ripple robinhood salesforce santander schwab shell shopify sky square ssa starling steam stripe swift swish " +
  "target tax taxes telekom tesla threads tinder treasury truist twitch ups virgin visa wise wix wordpress yodel zoll zoom";

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
  "amazon binance dropbox google hotmail natwest netflix paypal revolut samsung spotify twitter verizon walmart youtube",
);
const NEAR_BRANDS = [...[...BRAND_SKELETONS].filter(({ length }) => length >= NEAR_MIN_CHARS), ...NEAR_SHORT];
/** Of neighbouring parts that are put together: "e-bay-view" is not "ebay". */
const RUN_MIN_CHARS = 6;
/** One letter away from a brand, and a word or a family name of its own. */
const UNRELATED = new Set(
  skeletonsOf(
    "amason barclay centreline goggle googly goole jmorgan netfile papal payal revolt telegrams twister",
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
