import type { ChannelKey } from "./channel-rows.ts";

/** Where the people of a site are found, and what else of it may be linked. */
export type ProfileLink = {
  readonly kind: "profile";
  /** The address of a profile without its scheme; * is the name. */
  readonly address: string;
  readonly name: RegExp;
  /** What people write before a name of this site. */
  readonly sign?: string;
  /** All domains of the site; their subdomains belong to it too. */
  readonly domains: readonly string[];
  /** Where profiles are: the host, and the path up to the name. */
  readonly places: readonly { readonly host: string; readonly before: string }[];
  /** The site is the same under it.site.com, de.site.com ... */
  readonly hasCountries?: boolean;
  /** What counts as a contact of this site too, though it has no address: to be shown and copied. */
  readonly text?: RegExp;
  /** The address of somebody known by a phone number; * is its digits. */
  readonly number?: string;
};

/** To be shown and copied, or else an address: of these hosts, of any public host, or of none. */
export type TextLink = {
  readonly kind: "text";
  readonly hosts: readonly string[] | "any" | "any with its scheme";
  /** The text is somebody's name, so "@name" is the same. */
  readonly isName?: boolean;
};

export type ChannelLink =
  | ProfileLink
  | { readonly kind: "phone"; readonly scheme: "tel" | "sms" | "fax" }
  | { readonly kind: "whatsapp" | "email" | "place" | "mastodon" }
  /** An address and nothing else; without `hosts` one of any public host. */
  | { readonly kind: "link"; readonly hosts?: readonly string[] }
  | TextLink;

/** A domain; with a path, only what is below that. */
export const MAP_HOSTS = [
  "maps.google.com",
  ..."com it de fr es ch at be nl pt ie pl co.uk com.br com.au".split(" ").map((end) => `google.${end}/maps`),
  ..."maps.app.goo.gl maps.apple.com maps.apple openstreetmap.org osm.org waze.com what3words.com".split(" "),
];
export const WHATSAPP_HOSTS = ["wa.me", "whatsapp.com"];

const WORD = /^\w{1,50}$/;
const DOTTED = /^[\w.]{1,50}$/;
const DASHED = /^[\w-]{1,80}$/;
const ANY_SLUG = /^[\w.-]{1,80}$/;
/** Sites whose names may be of any script. */
const LETTERS = /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Options = Pick<ProfileLink, "sign" | "hasCountries" | "text" | "number"> & {
  /** Other addresses of the same profile. */
  readonly also?: readonly string[];
  /** Domains of the site besides that of the address. */
  readonly hosts?: readonly string[];
};

function profile(
  address: string,
  name: RegExp,
  { also = [], hosts = [], ...rest }: Options = {},
): ProfileLink {
  const places = [address, ...also].map((pattern) => {
    const slash = pattern.indexOf("/");
    return {
      host: pattern.slice(0, slash),
      before: pattern.slice(slash, pattern.indexOf("*")).toLowerCase(),
    };
  });
  const domain = address.slice(0, address.indexOf("/")).split(".").slice(-2).join(".");
  return { kind: "profile", address, name, domains: [domain, ...hosts], places, ...rest };
}

const link = (...hosts: string[]): ChannelLink => ({ kind: "link", hosts });
const text = (...hosts: string[]): TextLink => ({ kind: "text", hosts });
const nameOnly = (...hosts: string[]): TextLink => ({ kind: "text", hosts, isName: true });
const AT = { sign: "@" } as const;

export const CHANNEL_LINKS: Readonly<Record<ChannelKey, ChannelLink>> = {
  phonenumber: { kind: "phone", scheme: "tel" },
  email: { kind: "email" },
  address: { kind: "place" },
  sms: { kind: "phone", scheme: "sms" },
  whatsapp: { kind: "whatsapp" },
  telegram: profile("t.me/*", /^[a-z]\w{3,31}$/i, {
    ...AT,
    also: ["telegram.me/*"],
    hosts: ["telegram.me"],
    number: "t.me/+*",
  }),
  instagram: profile("www.instagram.com/*", /^[\w.]{1,30}$/, {
    ...AT,
    also: ["instagr.am/*"],
    hosts: ["instagr.am", "ig.me"],
  }),
  snapchat: profile("www.snapchat.com/add/*", /^[\w.-]{1,30}$/, { also: ["snapchat.com/@*"] }),
  wechat: nameOnly("wechat.com", "weixin.qq.com"),
  website: { kind: "link" },

  twitter: profile("x.com/*", /^\w{1,15}$/, { ...AT, also: ["twitter.com/*"], hosts: ["twitter.com"] }),
  facebook: profile("www.facebook.com/*", DOTTED, {
    also: ["fb.com/*"],
    hosts: ["fb.com", "m.me"],
    hasCountries: true,
  }),
  linkedin: profile("www.linkedin.com/in/*", LETTERS, { hasCountries: true }),
  cashapp: profile("cash.app/$*", /^[\w-]{1,30}$/, { sign: "$", also: ["cash.app/*"] }),
  venmo: profile("venmo.com/u/*", DASHED, { ...AT, also: ["account.venmo.com/u/*", "venmo.com/*"] }),
  zelle: text("zellepay.com"),
  wallet: { kind: "text", hosts: "any with its scheme" },
  paypal: profile("paypal.me/*", /^[a-z0-9]{1,30}$/i, {
    also: ["paypal.com/paypalme/*"],
    hosts: ["paypal.com"],
    text: EMAIL,
  }),
  mobilemoney: text(),
  flipboard: profile("flipboard.com/@*", ANY_SLUG, AT),

  bank: { kind: "text", hosts: "any with its scheme" },
  fax: { kind: "phone", scheme: "fax" },
  officenumber: { kind: "phone", scheme: "tel" },
  whatsappbusiness: { kind: "whatsapp" },
  youtube: profile("www.youtube.com/@*", LETTERS, { ...AT, hosts: ["youtu.be"] }),
  tiktok: profile("www.tiktok.com/@*", DOTTED, AT),
  pinterest: profile("www.pinterest.com/*", WORD, {
    hosts: [
      "pin.it",
      ..."it de fr es ch at pt ie ca jp co.uk com.au com.mx".split(" ").map((end) => `pinterest.${end}`),
    ],
    hasCountries: true,
  }),
  reddit: profile("www.reddit.com/user/*", /^[\w-]{1,30}$/, {
    sign: "u/",
    also: ["reddit.com/u/*"],
    hosts: ["redd.it"],
  }),
  tumblr: { kind: "text", hosts: "any", isName: true },
  github: profile("github.com/*", /^[a-z0-9-]{1,39}$/i),

  behance: profile("www.behance.net/*", DASHED),
  flickr: profile("www.flickr.com/people/*", /^[\w-]{1,50}(?:@N\d\d)?$/, {
    also: ["flickr.com/photos/*"],
    hosts: ["flic.kr"],
  }),
  // A number alone is one of its videos.
  vimeo: profile("vimeo.com/*", /^(?!\d+$)[\w-]{1,50}$/),
  clubhouse: profile("www.clubhouse.com/@*", DOTTED, {
    ...AT,
    also: ["joinclubhouse.com/@*"],
    hosts: ["joinclubhouse.com"],
  }),
  // Only ids have an address. Names, also those with four digits of earlier years, are looked up in the app.
  discord: profile("discord.com/users/*", /^\d{17,20}$/, {
    hosts: ["discord.gg"],
    text: /^(?:[a-z0-9_.]{2,32}|[^@#:/]{2,32}#\d{4})$/i,
  }),
  afrikcenta: profile("afrikcenta.com/*", ANY_SLUG),
  googlemybusiness: { kind: "link" },
  quora: profile("www.quora.com/profile/*", LETTERS),
  meetup: profile("www.meetup.com/*", LETTERS),
  vero: profile("vero.co/*", ANY_SLUG),

  tripadvisor: profile("www.tripadvisor.com/Profile/*", ANY_SLUG, {
    hosts: "it de fr es ch at pt ie ca jp in co.uk com.au com.br com.mx"
      .split(" ")
      .map((end) => `tripadvisor.${end}`),
  }),
  stripe: link("stripe.com"),
  squareup: link("square.link", "squareup.com", "square.site"),
  revolut: profile("revolut.me/*", WORD, { ...AT, hosts: ["revolut.com"] }),
  medium: profile("medium.com/@*", ANY_SLUG, AT),
  dribbble: profile("dribbble.com/*", DASHED),
  mix: profile("mix.com/*", ANY_SLUG),
  yelp: profile("www.yelp.com/biz/*", LETTERS, {
    hosts: "it de fr es ch at pt ie ca co.jp co.uk com.au".split(" ").map((end) => `yelp.${end}`),
  }),
  // Its service has ended, so that no address of it leads anywhere.
  skype: nameOnly(),
  // It goes on as a part of Spotify, under the same names.
  anchor: profile("creators.spotify.com/pod/profile/*", DASHED, {
    also: ["anchor.fm/*", "podcasters.spotify.com/pod/show/*", "creators.spotify.com/pod/show/*"],
    hosts: ["anchor.fm"],
  }),

  twitch: profile("www.twitch.tv/*", WORD),
  kik: nameOnly("kik.me", "kik.com"),
  spotify: profile("open.spotify.com/user/*", ANY_SLUG, { hosts: ["spotify.link"] }),
  zerply: profile("zerply.com/*", ANY_SLUG),
  slideshare: profile("www.slideshare.net/*", DASHED),
  myspace: profile("myspace.com/*", ANY_SLUG),
  giphy: profile("giphy.com/*", ANY_SLUG, { ...AT, also: ["giphy.com/channel/*"] }),
  patreon: profile("www.patreon.com/*", DASHED, { also: ["patreon.com/c/*"] }),
  fiverr: profile("www.fiverr.com/*", WORD, { hasCountries: true }),
  upwork: profile("www.upwork.com/freelancers/*", /^~?[\w-]{1,50}$/),

  nextdoor: profile("nextdoor.com/pages/*", DASHED, { hosts: ["nextdoor.co.uk"], hasCountries: true }),
  ravelry: profile("www.ravelry.com/people/*", DASHED),
  shopify: { kind: "text", hosts: "any" },
  mastodon: { kind: "mastodon" },
  steemit: profile("steemit.com/@*", /^[a-z][a-z0-9.-]{2,15}$/i, AT),
  rumble: profile("rumble.com/user/*", ANY_SLUG),
  shutterstock: profile("www.shutterstock.com/g/*", LETTERS),
  soundcloud: profile("soundcloud.com/*", DASHED),
  reverbnation: profile("www.reverbnation.com/*", ANY_SLUG),
  triller: profile("triller.co/@*", ANY_SLUG, AT),
};
