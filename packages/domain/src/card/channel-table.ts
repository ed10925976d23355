import names from "../messages/channels/en.ts";
import examples from "../owner-messages/channel-examples/en.ts";
import {
  type ChannelLink,
  countryDomains,
  nameOr,
  type ProfileOptions,
  phone,
  profileLink,
  textOr,
  urlOf,
} from "./channel-link.ts";

export type ChannelGroup = "contact" | "message" | "social" | "work" | "media" | "pay";

/** A phone number in a contact file. */
type TelProperty = {
  /** Order in the file. Of several channels with the same number, only the first is written. */
  readonly rank: number;
  readonly types: string;
  /** For numbers whose use the types cannot express. */
  readonly needsLabel: boolean;
};

type Options<Icon> = {
  /** A simple-icons name, "lucide:name" or "monogram:letters". Default: the simple-icons name that equals the key. */
  readonly icon?: Icon;
  /** Default: by the kind of link. */
  readonly inputMode?: "tel";
  /** The HTML attribute. Default: "off". */
  readonly autoComplete?: string;
  /** Default: a labelled URL, or nothing for "pay". X-SOCIALPROFILE is for networks that Apple's address book names. */
  readonly vcard?: TelProperty | "EMAIL" | "ADR" | "URL" | "X-SOCIALPROFILE";
};

function channel<const Icon extends string = never>(
  label: string,
  group: ChannelGroup,
  placeholder: string,
  link: ChannelLink,
  options: Options<Icon> = {},
) {
  return { label, group, placeholder, link, options };
}

function profile<const Icon extends string = never>(
  label: string,
  group: ChannelGroup,
  placeholder: string,
  url: string,
  name: RegExp,
  { icon, vcard, ...rest }: Pick<Options<Icon>, "icon" | "vcard"> & ProfileOptions = {},
) {
  const options: Options<Icon> = { ...(icon && { icon }), ...(vcard && { vcard }) };
  return channel(label, group, placeholder, profileLink(url, name, rest), options);
}

const tel = (rank: number, types: string, needsLabel = false): TelProperty => ({ rank, types, needsLabel });

const email = { kind: "email" } as const;
const whatsapp = { kind: "whatsapp" } as const;
const anyUrl = { kind: "url" } as const;

const WORD = /^\w{1,50}$/;
const DOTTED = /^[\w.]{1,50}$/;
const DASHED = /^[\w-]{1,80}$/;
const ANY_SLUG = /^[\w.-]{1,80}$/;
/** For sites that allow names in any script. */
const LETTERS = /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Everything about each channel, in the order of the wizard, ten to a page. A new channel is one entry here; if its icon
 * is new too, the compiler asks for its path in the web's channel-icons.ts.
 */
// biome-ignore format: a table, one channel to a line
export const CHANNEL_TABLE = {
  phonenumber: channel(names.phonenumber, "contact", "+39 02 5550 0140", phone("tel"),
    { icon: "lucide:phone", autoComplete: "tel", vcard: tel(1, "TYPE=CELL;TYPE=VOICE;TYPE=PREF") }),
  email: channel(names.email, "contact", "you@company.example", email,
    { icon: "lucide:mail", autoComplete: "email", vcard: "EMAIL" }),
  address: channel(names.address, "contact", examples.address, { kind: "postal" },
    { icon: "lucide:map-pin", autoComplete: "street-address", vcard: "ADR" }),
  sms: channel(names.sms, "contact", "+39 333 555 0140", phone("sms"),
    { icon: "lucide:message-square-text", autoComplete: "mobile tel", vcard: tel(3, "TYPE=CELL", true) }),
  whatsapp: channel("WhatsApp", "message", "+39 333 555 0140", whatsapp,
    { autoComplete: "mobile tel", vcard: tel(4, "TYPE=CELL", true) }),
  telegram: profile("Telegram", "message", "@yourname", "t.me/*", /^[a-z]\w{3,31}$/i,
    { prefix: "@", aliases: ["telegram.me/*"], domains: ["telegram.me"], phoneUrl: "t.me/+*" }),
  instagram: profile("Instagram", "social", "@yourname", "www.instagram.com/*", /^[\w.]{1,30}$/,
    { prefix: "@", aliases: ["instagr.am/*"], domains: ["instagr.am", "ig.me"] }),
  snapchat: profile("Snapchat", "social", "yourname", "www.snapchat.com/add/*", /^[\w.-]{1,30}$/,
    { aliases: ["snapchat.com/@*"] }),
  wechat: channel("WeChat", "message", examples.wechat, nameOr(["wechat.com", "weixin.qq.com"])),
  website: channel(names.website, "contact", "company.example", anyUrl,
    { icon: "lucide:globe", autoComplete: "url", vcard: "URL" }),

  twitter: profile("X", "social", "@yourname", "x.com/*", /^\w{1,15}$/,
    { prefix: "@", aliases: ["twitter.com/*"], domains: ["twitter.com"], icon: "x", vcard: "X-SOCIALPROFILE" }),
  facebook: profile("Facebook", "social", "yourname", "www.facebook.com/*", DOTTED,
    { aliases: ["fb.com/*"], domains: ["fb.com", "fb.me", "m.me"], hasCountrySubdomains: true, vcard: "X-SOCIALPROFILE" }),
  linkedin: profile("LinkedIn", "social", "yourname", "www.linkedin.com/in/*", LETTERS,
    { hasCountrySubdomains: true, icon: "monogram:in", vcard: "X-SOCIALPROFILE" }),
  cashapp: profile("Cash App", "pay", "$yourname", "cash.app/$*", /^[\w-]{1,30}$/,
    { prefix: "$", aliases: ["cash.app/*"] }),
  venmo: profile("Venmo", "pay", "@yourname", "venmo.com/u/*", DASHED,
    { prefix: "@", aliases: ["account.venmo.com/u/*", "venmo.com/*"], icon: "monogram:Ve" }),
  zelle: channel("Zelle", "pay", "you@company.example", textOr(["zellepay.com"])),
  wallet: channel(names.wallet, "pay", examples.wallet, textOr("any with scheme"), { icon: "lucide:wallet" }),
  paypal: profile("PayPal", "pay", "yourname", "paypal.me/*", /^[a-z0-9]{1,30}$/i,
    { aliases: ["paypal.com/paypalme/*"], domains: ["paypal.com"], text: EMAIL }),
  mobilemoney: channel(names.mobilemoney, "pay", "+233 24 555 0140", textOr([]),
    { icon: "lucide:smartphone", inputMode: "tel", autoComplete: "mobile tel" }),
  flipboard: profile("Flipboard", "media", "@yourname", "flipboard.com/@*", ANY_SLUG, { prefix: "@" }),

  bank: channel(names.bank, "pay", examples.bank, textOr("any with scheme"), { icon: "lucide:landmark" }),
  fax: channel(names.fax, "contact", "+39 02 5550 0141", phone("fax"),
    { icon: "lucide:printer", autoComplete: "fax tel", vcard: tel(6, "TYPE=WORK;TYPE=FAX") }),
  officenumber: channel(names.officenumber, "contact", "+39 02 5550 0100 ext 12", phone("tel"),
    { icon: "lucide:building-2", autoComplete: "work tel", vcard: tel(2, "TYPE=WORK;TYPE=VOICE") }),
  whatsappbusiness: channel("WhatsApp Business", "message", "+39 02 5550 0140", whatsapp,
    { icon: "whatsapp", autoComplete: "work tel", vcard: tel(5, "TYPE=WORK;TYPE=CELL", true) }),
  youtube: profile("YouTube", "media", "@yourchannel", "www.youtube.com/@*", LETTERS,
    { prefix: "@", domains: ["youtu.be"] }),
  tiktok: profile("TikTok", "social", "@yourname", "www.tiktok.com/@*", DOTTED, { prefix: "@" }),
  pinterest: profile("Pinterest", "social", "yourname", "www.pinterest.com/*", WORD,
    { domains: ["pin.it", ...countryDomains("pinterest", "it de fr es ch at pt ie ca jp co.uk com.au com.mx")],
      hasCountrySubdomains: true }),
  reddit: profile("Reddit", "social", "u/yourname", "www.reddit.com/user/*", /^[\w-]{1,30}$/,
    { prefix: "u/", aliases: ["reddit.com/u/*"], domains: ["redd.it"] }),
  tumblr: channel("Tumblr", "social", "yourname.tumblr.com", nameOr("any")),
  github: profile("GitHub", "work", "yourname", "github.com/*", /^[a-z0-9_-]{1,39}$/i),

  behance: profile("Behance", "work", "yourname", "www.behance.net/*", DASHED, { aliases: ["be.net/*"], domains: ["be.net"] }),
  flickr: profile("Flickr", "media", "yourname", "www.flickr.com/people/*", /^[\w-]{1,50}(?:@N\d\d)?$/,
    { aliases: ["flickr.com/photos/*"], domains: ["flic.kr"], vcard: "X-SOCIALPROFILE" }),
  // Digits alone are a video's id.
  vimeo: profile("Vimeo", "media", "yourname", "vimeo.com/*", /^(?!\d+$)[\w-]{1,50}$/),
  clubhouse: profile("Clubhouse", "social", "@yourname", "www.clubhouse.com/@*", DOTTED,
    { prefix: "@", aliases: ["joinclubhouse.com/@*"], domains: ["joinclubhouse.com"] }),
  // Only ids have a URL. Names, with or without the former four digits, can only be searched for in the app.
  discord: profile("Discord", "message", "discord.gg/yourserver", "discord.com/users/*", /^\d{17,20}$/,
    { domains: ["discord.gg"], text: /^(?:[a-z0-9_.]{2,32}|[^@#:/]{2,32}#\d{4})$/i }),
  afrikcenta: profile("Afrikcenta", "social", "yourname", "afrikcenta.com/*", ANY_SLUG, { icon: "monogram:A" }),
  googlemybusiness: channel("Google Business", "work", "g.page/yourbusiness", anyUrl, { icon: "google" }),
  quora: profile("Quora", "social", "Your-Name", "www.quora.com/profile/*", LETTERS),
  meetup: profile("Meetup", "social", "your-group", "www.meetup.com/*", LETTERS),
  vero: profile("Vero", "social", "yourname", "vero.co/*", ANY_SLUG, { icon: "monogram:V" }),

  tripadvisor: profile("Tripadvisor", "work", "yourname", "www.tripadvisor.com/Profile/*", ANY_SLUG,
    { domains: countryDomains("tripadvisor", "it de fr es ch at pt ie ca jp in co.uk com.au com.br com.mx") }),
  stripe: channel("Stripe", "pay", "buy.stripe.com/yourlink", urlOf("stripe.com")),
  squareup: channel("Square", "pay", "square.link/u/yourlink", urlOf("square.link", "squareup.com", "square.site"),
    { icon: "square" }),
  revolut: profile("Revolut", "pay", "@yourname", "revolut.me/*", WORD, { prefix: "@", domains: ["revolut.com"] }),
  medium: profile("Medium", "media", "@yourname", "medium.com/@*", ANY_SLUG, { prefix: "@" }),
  dribbble: profile("Dribbble", "work", "yourname", "dribbble.com/*", DASHED),
  mix: profile("Mix", "media", "yourname", "mix.com/*", ANY_SLUG),
  yelp: profile("Yelp", "work", "your-business-milano", "www.yelp.com/biz/*", LETTERS,
    { domains: countryDomains("yelp", "it de fr es ch at pt ie ca co.jp co.uk com.au") }),
  // The service was shut down, so no URL of it works.
  skype: channel("Skype", "message", "yourname", nameOr([]), { icon: "monogram:S" }),
  // Now part of Spotify, with the same names.
  anchor: profile("Anchor", "media", "yourshow", "creators.spotify.com/pod/profile/*", DASHED,
    { aliases: ["anchor.fm/*", "podcasters.spotify.com/pod/show/*", "creators.spotify.com/pod/show/*"],
      domains: ["anchor.fm"], icon: "lucide:podcast" }),

  twitch: profile("Twitch", "media", "yourname", "www.twitch.tv/*", WORD),
  kik: channel("Kik", "message", "yourname", nameOr(["kik.me", "kik.com"]), { icon: "monogram:K" }),
  spotify: profile("Spotify", "media", "open.spotify.com/artist/yourlink", "open.spotify.com/user/*", ANY_SLUG,
    { domains: ["spotify.link"] }),
  zerply: profile("Zerply", "work", "yourname", "zerply.com/*", ANY_SLUG, { icon: "monogram:Z" }),
  slideshare: profile("SlideShare", "media", "yourname", "www.slideshare.net/*", DASHED),
  myspace: profile("Myspace", "social", "yourname", "myspace.com/*", ANY_SLUG, { vcard: "X-SOCIALPROFILE" }),
  giphy: profile("Giphy", "media", "@yourname", "giphy.com/*", ANY_SLUG,
    { prefix: "@", aliases: ["giphy.com/channel/*"] }),
  patreon: profile("Patreon", "pay", "yourname", "www.patreon.com/*", DASHED, { aliases: ["patreon.com/c/*"] }),
  fiverr: profile("Fiverr", "work", "yourname", "www.fiverr.com/*", WORD,
    { hasCountrySubdomains: true, icon: "monogram:Fi" }),
  upwork: profile("Upwork", "work", "upwork.com/freelancers/yourlink", "www.upwork.com/freelancers/*", /^~?[\w-]{1,50}$/),

  nextdoor: profile("Nextdoor", "social", "your-business-milano", "nextdoor.com/pages/*", DASHED,
    { domains: ["nextdoor.co.uk"], hasCountrySubdomains: true, icon: "monogram:N" }),
  ravelry: profile("Ravelry", "work", "yourname", "www.ravelry.com/people/*", DASHED),
  shopify: channel("Shopify", "work", "yourshop.example", textOr("any")),
  mastodon: channel("Mastodon", "social", "@yourname@server.example", { kind: "mastodon" }),
  steemit: profile("Steemit", "media", "@yourname", "steemit.com/@*", /^[a-z][a-z0-9.-]{2,15}$/i, { prefix: "@" }),
  rumble: profile("Rumble", "media", "yourname", "rumble.com/user/*", ANY_SLUG),
  shutterstock: profile("Shutterstock", "work", "yourname", "www.shutterstock.com/g/*", LETTERS,
    { icon: "monogram:Sh" }),
  soundcloud: profile("SoundCloud", "media", "yourname", "soundcloud.com/*", DASHED),
  reverbnation: profile("ReverbNation", "media", "yourname", "www.reverbnation.com/*", ANY_SLUG),
  triller: profile("Triller", "media", "@yourname", "triller.co/@*", ANY_SLUG, { prefix: "@" }),
};

export type ChannelKey = keyof typeof CHANNEL_TABLE;

type IconOf<Key extends ChannelKey> =
  (typeof CHANNEL_TABLE)[Key]["options"] extends Options<infer Icon> ? Icon : never;
/** As written in the table, with the name of its set. */
type IconName = { [Key in ChannelKey]: [IconOf<Key>] extends [never] ? Key : IconOf<Key> }[ChannelKey];
type WithoutSet<Icon, Set extends string> = Icon extends `${Set}:${infer Name}` ? Name : never;

/** Literal types, so that an icon without a path in the web does not compile. */
export type LucideName = WithoutSet<IconName, "lucide">;
export type SimpleIconName = Exclude<IconName, `${string}:${string}`>;
