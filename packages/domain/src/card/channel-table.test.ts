import { describe, expect, test } from "vitest";
import { channelHref, channelText, readChannelValue } from "./channel-value.ts";
import { CHANNEL_KEYS, type ChannelKey } from "./channels.ts";

/** Key, stored value, href, displayed text; then inputs that are all normalized to that value. */
const TABLE = `
phonenumber | +39 02 5550 0140 | tel:+390255500140 | +39 02 5550 0140 | 0039 02 5550 0140 | (+39) 02 5550 0140
email | ada@company.example | mailto:ada@company.example | ada@company.example | ada@COMPANY.example | mailto:ada@company.example?subject=Hi
address | Via Brera 1, 20121 Milano | https://www.google.com/maps/search/?api=1&query=Via%20Brera%201%2C%2020121%20Milano | Via Brera 1, 20121 Milano
sms | +39.333.555.0140 | sms:+393335550140 | +39.333.555.0140 | sms:+39.333.555.0140
whatsapp | +393335550140 | https://wa.me/393335550140 | +393335550140 | https://wa.me/393335550140?text=Hi | wa.me/+393335550140 | https://api.whatsapp.com/send/?phone=393335550140&text&app_absent=0
telegram | ada_example | https://t.me/ada_example | @ada_example | @ada_example | https://t.me/ada_example | http://telegram.me/ada_example/
instagram | ada.example | https://www.instagram.com/ada.example | @ada.example | @ada.example | https://www.instagram.com/ada.example/?igsh=1 | m.instagram.com/ada.example | HTTP://Instagram.com/ada.example# | https://www.instagram.com/@ada.example
snapchat | ada-example | https://www.snapchat.com/add/ada-example | ada-example | @ada-example | https://www.snapchat.com/add/ada-example?share_id=1 | snapchat.com/@ada-example | add/ada-example
wechat | ada_example | - | ada_example | @ada_example
website | https://company.example | https://company.example | company.example | company.example | HTTPS://Company.example/ | https://company.example/?utm_source=card&fbclid=1
twitter | ada_example | https://x.com/ada_example | @ada_example | @ada_example | https://mobile.twitter.com/ada_example?s=21&t=x | x.com/ada_example/
facebook | ada.example | https://www.facebook.com/ada.example | ada.example | @ada.example | https://m.facebook.com/ada.example?mibextid=1 | https://it-it.facebook.com/ada.example/ | fb.com/ada.example
linkedin | ada-example-1b2 | https://www.linkedin.com/in/ada-example-1b2 | ada-example-1b2 | @ada-example-1b2 | in/ada-example-1b2 | /in/ada-example-1b2 | https://it.linkedin.com/in/ada-example-1b2/?trk=x | www.linkedin.com/in/ada-example-1b2?utm_source=share
cashapp | adaexample | https://cash.app/$adaexample | $adaexample | $adaexample | @adaexample | https://cash.app/$adaexample | cash.app/adaexample
venmo | ada-example | https://venmo.com/u/ada-example | @ada-example | @ada-example | https://account.venmo.com/u/ada-example | https://www.venmo.com/ada-example
zelle | ada@company.example | - | ada@company.example
wallet | bitcoin:bc1qexample | - | bitcoin:bc1qexample | bitcoin:bc1qexample
paypal | adaexample | https://paypal.me/adaexample | adaexample | @adaexample | https://www.paypal.com/paypalme/adaexample | http://paypal.me/adaexample/
mobilemoney | +233 24 555 0140 | - | +233 24 555 0140 | +233  24 555 0140
flipboard | adaexample | https://flipboard.com/@adaexample | @adaexample | @adaexample | https://flipboard.com/@adaexample?from=share
bank | IT60 X054 2811 1010 0000 0123 456 | - | IT60 X054 2811 1010 0000 0123 456
fax | 02/5550-0141 | fax:0255500141 | 02/5550-0141 | fax:02/5550-0141 | 02/5550–0141
officenumber | +44 (0)20 5550 0140 ext 12 | tel:+442055500140;ext=12 | +44 (0)20 5550 0140 ext 12 | +44 (0)20 5550 0140 x12 | 0044 (0)20 5550 0140, ext. 12 | +44 (0)20 5550 0140;ext=12
whatsappbusiness | +39 02 5550 0140 | https://wa.me/390255500140 | +39 02 5550 0140 | 00 39 02 5550 0140
youtube | ada.example | https://www.youtube.com/@ada.example | @ada.example | @ada.example | https://m.youtube.com/@ada.example?si=1 | youtube.com/@ada.example/
tiktok | ada.example | https://www.tiktok.com/@ada.example | @ada.example | @ada.example | https://www.tiktok.com/@ada.example?_t=1&_r=1
pinterest | adaexample | https://www.pinterest.com/adaexample | adaexample | @adaexample | https://it.pinterest.com/adaexample/
reddit | ada-example | https://www.reddit.com/user/ada-example | u/ada-example | u/ada-example | /u/ada-example | @ada-example | https://old.reddit.com/user/ada-example/ | reddit.com/u/ada-example
tumblr | https://ada.tumblr.com | https://ada.tumblr.com | ada.tumblr.com | ada.tumblr.com | https://ada.tumblr.com/
github | ada-example | https://github.com/ada-example | ada-example | @ada-example | https://github.com/ada-example?tab=repositories
behance | adaexample | https://www.behance.net/adaexample | adaexample | @adaexample | behance.net/adaexample
flickr | 12345678@N00 | https://www.flickr.com/people/12345678@N00 | 12345678@N00 | https://www.flickr.com/photos/12345678@N00/ | flickr.com/people/12345678%40N00
vimeo | adaexample | https://vimeo.com/adaexample | adaexample | @adaexample | https://vimeo.com/adaexample
clubhouse | adaexample | https://www.clubhouse.com/@adaexample | @adaexample | @adaexample | https://www.joinclubhouse.com/@adaexample
discord | 100000000000000001 | https://discord.com/users/100000000000000001 | 100000000000000001 | https://discord.com/users/100000000000000001
afrikcenta | adaexample | https://afrikcenta.com/adaexample | adaexample | @adaexample | https://www.afrikcenta.com/adaexample
googlemybusiness | https://g.page/company | https://g.page/company | g.page/company | g.page/company | https://g.page/company?utm_source=x
quora | Ada-Example-1 | https://www.quora.com/profile/Ada-Example-1 | Ada-Example-1 | @Ada-Example-1 | https://www.quora.com/profile/Ada-Example-1
meetup | ada-friends | https://www.meetup.com/ada-friends | ada-friends | @ada-friends | https://www.meetup.com/ada-friends/
vero | adaexample | https://vero.co/adaexample | adaexample | @adaexample | https://vero.co/adaexample
tripadvisor | adaexample | https://www.tripadvisor.com/Profile/adaexample | adaexample | @adaexample | https://www.tripadvisor.com/profile/adaexample
stripe | https://buy.stripe.com/4gwExample | https://buy.stripe.com/4gwExample | buy.stripe.com/4gwExample | buy.stripe.com/4gwExample | http://buy.stripe.com/4gwExample/
squareup | https://square.link/u/Example | https://square.link/u/Example | square.link/u/Example | square.link/u/Example?src=sheet
revolut | adaexample | https://revolut.me/adaexample | @adaexample | @adaexample | revolut.me/adaexample
medium | ada.example | https://medium.com/@ada.example | @ada.example | @ada.example | https://medium.com/@ada.example?source=x
dribbble | ada_example | https://dribbble.com/ada_example | ada_example | @ada_example | https://dribbble.com/ada_example
mix | adaexample | https://mix.com/adaexample | adaexample | @adaexample | https://mix.com/adaexample
yelp | caffè-ada-milano | https://www.yelp.com/biz/caff%C3%A8-ada-milano | caffè-ada-milano | https://m.yelp.com/biz/caff%C3%A8-ada-milano?osq=x | biz/caffè-ada-milano
skype | live:.cid.ada | - | live:.cid.ada | @live:.cid.ada
anchor | adashow | https://creators.spotify.com/pod/profile/adashow | adashow | @adashow | https://anchor.fm/adashow | https://podcasters.spotify.com/pod/show/adashow
twitch | ada_example | https://www.twitch.tv/ada_example | ada_example | @ada_example | https://m.twitch.tv/ada_example
kik | ada_example | - | ada_example | @ada_example
spotify | ada.example | https://open.spotify.com/user/ada.example | ada.example | @ada.example | https://open.spotify.com/user/ada.example?si=1
zerply | adaexample | https://zerply.com/adaexample | adaexample | @adaexample | https://www.zerply.com/adaexample
slideshare | adaexample | https://www.slideshare.net/adaexample | adaexample | @adaexample | https://www.slideshare.net/adaexample
myspace | ada.example | https://myspace.com/ada.example | ada.example | @ada.example | https://myspace.com/ada.example
giphy | adaexample | https://giphy.com/adaexample | @adaexample | @adaexample | https://giphy.com/channel/adaexample/
patreon | adaexample | https://www.patreon.com/adaexample | adaexample | @adaexample | https://www.patreon.com/c/adaexample | patreon.com/adaexample
fiverr | ada_example | https://www.fiverr.com/ada_example | ada_example | @ada_example | https://it.fiverr.com/ada_example
upwork | ~01abcdef | https://www.upwork.com/freelancers/~01abcdef | ~01abcdef | ~01abcdef | https://www.upwork.com/freelancers/~01abcdef?mp_source=share
nextdoor | company-milano | https://nextdoor.com/pages/company-milano | company-milano | @company-milano | https://it.nextdoor.com/pages/company-milano/
ravelry | adaexample | https://www.ravelry.com/people/adaexample | adaexample | @adaexample | https://www.ravelry.com/people/adaexample
shopify | https://adashop.example | https://adashop.example | adashop.example | adashop.example | https://adashop.example/
mastodon | @ada@server.example | https://server.example/@ada | @ada@server.example | ada@Server.example | https://server.example/@ada | server.example/@ada/ | https://server.example/users/ada | https://other.example/@ada@server.example
steemit | ada.example | https://steemit.com/@ada.example | @ada.example | @ada.example | https://steemit.com/@ada.example
rumble | adaexample | https://rumble.com/user/adaexample | adaexample | @adaexample | https://rumble.com/user/adaexample
shutterstock | Ada-Example | https://www.shutterstock.com/g/Ada-Example | Ada-Example | @Ada-Example | https://www.shutterstock.com/g/Ada-Example
soundcloud | ada-example | https://soundcloud.com/ada-example | ada-example | @ada-example | https://m.soundcloud.com/ada-example?si=1
reverbnation | adaexample | https://www.reverbnation.com/adaexample | adaexample | @adaexample | https://www.reverbnation.com/adaexample
triller | adaexample | https://triller.co/@adaexample | @adaexample | @adaexample | https://triller.co/@adaexample
`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.split(" | ") as [ChannelKey, ...string[]]);

test("the table has every channel in its order", () => {
  expect(rows.map(([key]) => key)).toEqual([...CHANNEL_KEYS]);
});

describe.each(rows)("%s", (key, value = "", href = "", text = "", ...typed) => {
  test.each([value, ` ${value}\n`, ...typed])("%j becomes one clean value", (typing) => {
    expect(readChannelValue(key, typing)).toEqual({ value });
  });

  test("leads where it should and reads as people write it", () => {
    expect(channelHref(key, value)).toBe(href === "-" ? null : href);
    expect(channelText(key, value)).toBe(text);
  });
});
