const EXTENSION = ".vcf";
const FALLBACK = `contact${EXTENSION}`;
/** With the extension; in the longest script still fewer than the 255 octets of common file systems. */
const FILE_NAME_MAX_CHARS = 80;

// Separators and wildcards of any system, line and paragraph separators, and signs that reorder what follows them.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
/** Windows takes these for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

export function contactFileName(fullname: string): string {
  const clean = fullname.toWellFormed().replace(FORBIDDEN, "").replace(/\s+/g, " ");
  const name = cut(clean.replace(/^[\s.]+/, ""), FILE_NAME_MAX_CHARS - EXTENSION.length).replace(
    /[\s.]+$/,
    "",
  );
  return name === "" || DEVICE.test(name) ? FALLBACK : `${name}${EXTENSION}`;
}

/**
 * The header that names the file: plain letters for old programs, the real name for all others (RFC 6266). "inline",
 * because iPhones then open the contact itself instead of asking about a download; browsers that cannot show contacts
 * save it all the same.
 */
export function contactDisposition(fullname: string): string {
  const name = contactFileName(fullname);
  return `inline; filename="${asciiName(name)}"; filename*=UTF-8''${encoded(name)}`;
}

function asciiName(fileName: string): string {
  const plain = fileName
    .slice(0, -EXTENSION.length)
    .normalize("NFKD")
    // Some browsers decode percent signs here.
    .replace(/[^\u0020-\u007e]|[%"\\]/g, "");
  return contactFileName(plain);
}

/** `encodeURIComponent` leaves some signs that the header's grammar does not allow. */
function encoded(fileName: string): string {
  return encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function cut(text: string, signs: number): string {
  return text.length <= signs ? text : text.slice(0, signs).replace(/[\ud800-\udbff]$/, "");
}
