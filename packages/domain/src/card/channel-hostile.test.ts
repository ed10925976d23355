import { describe, expect, test } from "vitest";
import { channelHref, channelText, readChannelValue } from "./channel-value.ts";
import { CHANNELS, type Channel } from "./channels.ts";

const SCRIPT_LINES = `
javascript:alert(1)
JaVaScRiPt:alert(1)
javascript://company.example/%0aalert(1)
javascript://instagram.com/%0aalert(1)
javascript:alert(1)//https://x.com/ada
javascript:0@evil.example
javascript：alert(1)
javascript&colon;alert(1)
&#106;avascript:alert(1)
%6aavascript:alert(1)
view-source:javascript:alert(1)
feed:javascript:alert(1)
jar:javascript:alert(1)!/x
data:text/html,<script>alert(1)</script>
data:text/html;base64,PHNjcmlwdD4=
DATA:image/svg+xml,<svg onload=alert(1)>
vbscript:msgbox(1)
file:///etc/passwd
file://evil.example/share
blob:https://evil.example/1
filesystem:https://evil.example/temporary/1
about:blank
chrome://settings
intent://evil.example#Intent;scheme=https;end
market://details?id=evil
itms-services://?action=download-manifest&url=https://evil.example
ms-settings:
skype:ada?call
ftp://evil.example
ws://evil.example
gopher://evil.example
ldap://evil.example
whatsapp://send?phone=1
tg://resolve?domain=evil
mailto:ada@evil.example?bcc=all@evil.example
sms:1;body=x
tel:*21*5550140#
tel:+1555%0d%0a
//evil.example
///evil.example
////evil.example/ada
/\\evil.example
\\\\evil.example
https:evil.example
https:/evil.example
https:///evil.example
https:\\\\evil.example
http:evil.example
hxxps://evil.example
https//evil.example
https://evil.example
https://evil.example/instagram.com/ada
https://evil.example?https://x.com/ada
https://evil.example#https://x.com/ada
https://user:secret@evil.example
https://instagram.com@evil.example
https://instagram.com:x@evil.example/
https://instagram.com%40evil.example
https://instagram.com%2eevil.example
https://instagram.com\\.evil.example
https://instagram.com.evil.example/ada
https://evilinstagram.com/ada
https://instagram.com。evil.example/ada
https://ınstagram.com/ada
https://xn--nstagram-j3a.evil.example/ada
https://instagrаm.com/ada
https://www.linkedin.com.evil.example/in/ada
https://t.me.evil.example/ada
https://wa.me.evil.example/393335550140
https://l.facebook.com/l.php?u=https://evil.example
https://www.youtube.com/redirect?q=https://evil.example
https://www.google.com/url?q=https://evil.example
https://www.youtube.com//%72edirect?q=https://evil.example
https://localhost/ada
http://localhost:3000
https://127.0.0.1/ada
https://0x7f.1/
https://2130706433
https://[::1]/
https://[::ffff:127.0.0.1]/
https://169.254.169.254/latest/meta-data
https://router.local
https://metadata.google.internal
https://intranet
https://company.example:99999
https://company..example
https://-company.example-
https://company.example/"onmouseover="alert(1)
https://x.com/"><script>alert(1)</script>
https://x.com/ada'onclick='alert(1)
https://www.instagram.com/../../ada
https://www.instagram.com/%2e%2e/%00
https://www.instagram.com/ada%0d%0aSet-Cookie:x
https://www.instagram.com/%E0%A4%A
https://www.instagram.com/instagram.com
https://m.m.facebook.com/ada/x
<script>alert(1)</script>
"><img src=x onerror=alert(1)>
' onfocus=alert(1) autofocus='
\`\${alert(1)}\`
{{constructor.constructor('alert(1)')()}}
../../../etc/passwd
..
@
@@@
$
u/
~
__proto__
constructor
?x=1
#x
%
ada@evil.example
@ada@localhost
@ada@127.0.0.1
@ada@evil.example:80
`;

const HOSTILE = [
  ...SCRIPT_LINES.trim().split("\n"),
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  " \u00a0javascript:alert(1)",
  "java\u200bscript:alert(1)",
  "https://x.com/\u202eada",
  "https://x\u00ad.com\u200d.evil.example",
  "https://instagram.com\t.evil.example/ada",
  "https://instagram.com\n@evil.example",
  "https://x.com/ada\u0000",
  "ada\u0000",
  "ada\r\nX-Header: 1",
  "\ud800",
  "https://x.com/\udfff",
  "\u2028javascript:alert(1)",
  `https://x.com/${"a".repeat(5_000)}`,
  "(".repeat(299),
  `${" 1".repeat(140)}x`,
  `a@${"a.".repeat(120)}`,
  "a".repeat(100_000),
];

/** Pages by which a well-known site forwards to any URL. No channel links to one, not even one for any host. */
const REDIRECTORS = `
https://www.tiktok.com/link/v2?aid=1988&target=https%3A%2F%2Fevil.example
https://m.tiktok.com/LINK/v2/?target=evil.example
https://medium.com/r/?url=https%3A%2F%2Fevil.example
https://ada.medium.com/r?url=evil.example
https://medium.com/m/global-identity-2?redirectUrl=https%3A%2F%2Fevil.example
https://www.google.com/maps/url?q=evil.example
https://google.it/maps//%75rl?q=https://evil.example
https://maps.google.com/url?q=https://evil.example
https://www.google.com/url?q=evil.example
https://www.google.co.uk/url?sa=t&url=evil.example
https://www.google.com/amp/s/evil.example
https://www.google.com/local_url?q=evil.example
https://l.facebook.com/l.php?u=evil.example
https://lm.facebook.com/l.php?u=evil.example
https://www.facebook.com/l.php?u=evil.example
https://m.facebook.com/flx/warn/?u=evil.example
https://l.instagram.com/?u=evil.example
https://www.youtube.com/redirect?q=evil.example
https://m.youtube.com/%72edirect?q=evil.example
https://www.youtube.com/attribution_link?u=evil.example
https://www.linkedin.com/redir/redirect?url=evil.example
https://www.linkedin.com/redirect?url=evil.example
https://it.linkedin.com/safety/go?url=evil.example
https://out.reddit.com/t3_1?url=evil.example
https://vk.com/away.php?to=evil.example
https://m.vk.com/away?to=evil.example
https://steamcommunity.com/linkfilter/?u=evil.example
https://slack-redir.net/link?url=evil.example
https://t.umblr.com/redirect?z=evil.example
https://www.pinterest.com/offsite/?url=evil.example
https://t.me/iv?url=evil.example
https://www.yelp.com/biz_redir?url=evil.example
https://www.bing.com/ck/a?u=evil.example
https://duckduckgo.com/l/?uddg=evil.example
`
  .trim()
  .split("\n");

const ANY_HOST = ["website", "googlemybusiness", "tumblr", "shopify", "wallet", "bank"];
const SCHEMES: Readonly<Record<string, string>> = {
  phonenumber: "tel:",
  officenumber: "tel:",
  sms: "sms:",
  fax: "fax:",
  email: "mailto:",
};

/** The domains that a channel may link to, from the table's data rather than from the code under test. */
function domainsOf({ key, link }: Channel): string[] {
  if (link.kind === "whatsapp") return ["wa.me", "whatsapp.com"];
  if (link.kind === "profile")
    return [(link.url.split("/")[0] ?? key).replace(/^www\./, ""), ...link.domains.slice(1)];
  if (link.kind === "url" || link.kind === "text") return Array.isArray(link.domains) ? link.domains : [];
  return [];
}

function expectSafe(channel: Channel, href: string | null, tried: string): void {
  if (href === null) return;
  const say = `${channel.key}: ${JSON.stringify(tried.slice(0, 80))} -> ${href}`;
  expect(href, say).toMatch(/^[!#$%&()*+,\-./0-9:;=?@A-Z[\]^_a-z{|}~]+$/);
  const url = new URL(href);
  const scheme = SCHEMES[channel.key];
  if (scheme) {
    expect(url.protocol, say).toBe(scheme);
    expect(href, say).toMatch(
      scheme === "mailto:" ? /^mailto:[^?&@]+@[^?&@]+$/ : /^\w+:\+?\d{3,15}(;ext=\d+)?$/,
    );
    return;
  }
  const isAnyHost = ANY_HOST.includes(channel.key);
  expect(isAnyHost ? ["http:", "https:"] : ["https:"], say).toContain(url.protocol);
  expect([url.username, url.password], say).toEqual(["", ""]);
  expect(url.hostname, say).toMatch(/^([a-z0-9_-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/);
  expect(url.hostname, say).not.toMatch(/(^|\.)(localhost|local|internal)$/);
  if (isAnyHost) return;
  expect(url.port, say).toBe("");
  if (channel.link.kind === "mastodon") {
    expect(url.pathname, say).toMatch(/^\/(@|users\/|web\/@)/);
  } else if (channel.link.kind === "postal") {
    expect(href, say).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^&]*$/);
  } else {
    const isKnown = domainsOf(channel).some((domain) => `.${url.hostname}`.endsWith(`.${domain}`));
    expect(isKnown, say).toBe(true);
    expect(url.hostname, say).not.toMatch(/evil/);
    // An open redirect of the site itself.
    expect(href, say).not.toMatch(/[?&](u|q|url)=https/);
  }
}

test("a URL of a site that holds another URL is no link of that site", () => {
  for (const parameter of [
    "to=https://e.example",
    "x=1&next=HTTPS%3a%2F%2Fe.example",
    "u=%252F%252Fe.example",
    "u=//e.example",
  ]) {
    expect(channelHref("instagram", `https://www.instagram.com/p/1?${parameter}`), parameter).toBeNull();
  }
  expect(channelHref("github", "https://github.com/login/https://e.example")).toBeNull();
  // Of one's own site nobody knows what it does with a parameter.
  const own = "https://company.example/?next=https://shop.example";
  expect(channelHref("website", own)).toBe(own);
});

test("what only looks like a redirector is linked", () => {
  for (const [key, url] of [
    ["reddit", "https://www.reddit.com/r/bookbinding"],
    ["address", "https://www.google.com/maps/place/Milano"],
    ["tiktok", "https://www.tiktok.com/tag/books"],
    ["website", "https://company.example/redirect?to=shop"],
    ["website", "https://notgoogle.com/url?q=1"],
    ["facebook", "https://www.facebook.com/share/1?share_url=https%3A%2F%2Fwww.facebook.com%2Fshare%2F1"],
  ] as const)
    expect(channelHref(key, url), url).toBe(url.replace(/\?share_url.*/, ""));
  expect(channelHref("whatsapp", "https://wa.me/393335550140?text=https%3A%2F%2Fcompany.example")).toBe(
    "https://wa.me/393335550140",
  );
});

test("there are more than a hundred", () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(100);
});

describe.each(CHANNELS.map((channel) => [channel.key, channel] as const))("%s", (key, channel) => {
  test("no hostile value becomes an unsafe link, stored or not", () => {
    for (const hostile of HOSTILE) {
      expectSafe(channel, channelHref(key, hostile), hostile);
      const result = readChannelValue(key, hostile);
      if ("value" in result) expectSafe(channel, channelHref(key, result.value), hostile);
      else expect(channelHref(key, hostile), hostile.slice(0, 80)).toBeNull();
    }
  });

  test("no redirector is linked, stored or not", () => {
    for (const redirector of REDIRECTORS) {
      expect(channelHref(key, redirector), redirector).toBeNull();
      const result = readChannelValue(key, redirector);
      if ("value" in result) expect(channelHref(key, result.value), redirector).toBeNull();
    }
  });

  test("whatever was read is short, in one line, and reads as the same value again", () => {
    for (const hostile of HOSTILE) {
      const result = readChannelValue(key, hostile);
      if ("problem" in result) continue;
      expect(result.value.length).toBeLessThanOrEqual(300);
      expect(result.value).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u);
      expect(readChannelValue(key, result.value)).toEqual(result);
      expect(channelHref(key, result.value)).toBe(channelHref(key, hostile));
      expect(channelText(key, channelText(key, hostile))).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    }
  });
});
