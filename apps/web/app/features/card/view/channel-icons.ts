import type { LucideName, SimpleIconName } from "@visita/domain/card/channels";
import {
  siBehance,
  siCashapp,
  siClubhouse,
  siDiscord,
  siDribbble,
  siFacebook,
  siFlickr,
  siFlipboard,
  siGiphy,
  siGithub,
  siGoogle,
  siInstagram,
  siMastodon,
  siMeetup,
  siMix,
  siMyspace,
  siPatreon,
  siPaypal,
  siPinterest,
  siQuora,
  siRavelry,
  siReddit,
  siReverbnation,
  siRevolut,
  siRumble,
  siShopify,
  siSlideshare,
  siSnapchat,
  siSoundcloud,
  siSpotify,
  siSquare,
  siSteemit,
  siStripe,
  siTelegram,
  siTiktok,
  siTriller,
  siTripadvisor,
  siTumblr,
  siTwitch,
  siUpwork,
  siVimeo,
  siWechat,
  siWhatsapp,
  siX,
  siYelp,
  siYoutube,
  siZelle,
} from "simple-icons";

/**
 * Apart from the component, so that a script that draws no channel leaves these out. By the names of the catalogue.
 * Lines 24 by 24 from lucide, each as one path: its own components take five times as long to render.
 */
export const LINE_PATHS: Readonly<Record<LucideName, string>> = {
  "building-2":
    "M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",
  globe: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20",
  landmark:
    "M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",
  mail: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
  "map-pin":
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  "message-square-text":
    "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  podcast:
    "M12 17v4M18 11a6 6 0 00-3-5.197M2 11a10 10 0 015-8.662M22 11a10 10 0 00-5-8.662M6 11a6 6 0 013-5.197M9 21h6M12 9h0a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-0a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z",
  printer:
    "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z",
  smartphone: "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01",
  wallet:
    "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4",
};

/** The symbol of the brand; the glyph of simple-icons is a tile that cuts its second letter off. */
const MEDIUM =
  "M13.54 12a6.8 6.8 0 0 1-6.77 6.82A6.8 6.8 0 0 1 0 12a6.8 6.8 0 0 1 6.77-6.82A6.8 6.8 0 0 1 13.54 12zM20.96 12c0 3.54-1.51 6.42-3.38 6.42-1.87 0-3.39-2.88-3.39-6.42s1.52-6.42 3.39-6.42 3.38 2.88 3.38 6.42M24 12c0 3.17-.53 5.75-1.19 5.75-.66 0-1.19-2.58-1.19-5.75s.53-5.75 1.19-5.75C23.47 6.25 24 8.83 24 12z";

/** The glyphs of brands, 24 by 24, drawn in one colour. */
export const BRAND_PATHS: Readonly<Record<SimpleIconName, string>> = {
  behance: siBehance.path,
  cashapp: siCashapp.path,
  clubhouse: siClubhouse.path,
  discord: siDiscord.path,
  dribbble: siDribbble.path,
  facebook: siFacebook.path,
  flickr: siFlickr.path,
  flipboard: siFlipboard.path,
  giphy: siGiphy.path,
  github: siGithub.path,
  google: siGoogle.path,
  instagram: siInstagram.path,
  mastodon: siMastodon.path,
  medium: MEDIUM,
  meetup: siMeetup.path,
  mix: siMix.path,
  myspace: siMyspace.path,
  patreon: siPatreon.path,
  paypal: siPaypal.path,
  pinterest: siPinterest.path,
  quora: siQuora.path,
  ravelry: siRavelry.path,
  reddit: siReddit.path,
  reverbnation: siReverbnation.path,
  revolut: siRevolut.path,
  rumble: siRumble.path,
  shopify: siShopify.path,
  slideshare: siSlideshare.path,
  snapchat: siSnapchat.path,
  soundcloud: siSoundcloud.path,
  spotify: siSpotify.path,
  square: siSquare.path,
  steemit: siSteemit.path,
  stripe: siStripe.path,
  telegram: siTelegram.path,
  tiktok: siTiktok.path,
  triller: siTriller.path,
  tripadvisor: siTripadvisor.path,
  tumblr: siTumblr.path,
  twitch: siTwitch.path,
  upwork: siUpwork.path,
  vimeo: siVimeo.path,
  wechat: siWechat.path,
  whatsapp: siWhatsapp.path,
  x: siX.path,
  yelp: siYelp.path,
  youtube: siYoutube.path,
  zelle: siZelle.path,
};
