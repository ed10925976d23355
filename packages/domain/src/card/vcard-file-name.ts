const EXTENSION = ".vcf";
const FALLBACK = `contact${EXTENSION}`;
/** Including the extension. At 3 octets a character this stays below the 255 octets of common file systems. */
const FILE_NAME_MAX_CHARS = 80;

// Path separators and wildcards of any system, control characters, and bidirectional and invisible characters.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
  /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
/** Windows reserves these names, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

export function contactFileName(fullname: string): string {
  const clean = fullname.toWellFormed().replace(FORBIDDEN, "").replace(/\s+/g, " ");
  const name = truncate(clean.replace(/^[\s.]+/, ""), FILE_NAME_MAX_CHARS - EXTENSION.length).replace(
    /[\s.]+$/,
    "",
  );
  return name === "" || RESERVED.test(name) ? FALLBACK : `${name}${EXTENSION}`;
}

/**
 * Content-Disposition with an ASCII fallback and the UTF-8 name (RFC 6266). "inline", because iPhones then open the
 * contact itself instead of asking about a download; browsers that cannot show contacts save it anyway.
 */
export function contactDisposition(fullname: string): string {
  const name = contactFileName(fullname);
  return `inline; filename="${asciiName(name)}"; filename*=UTF-8''${encodeFileName(name)}`;
}

function asciiName(fileName: string): string {
  const plain = fileName
    .slice(0, -EXTENSION.length)
    .normalize("NFKD")
    // Some browsers decode percent signs here.
    .replace(/[^\u0020-\u007e]|[%"\\]/g, "");
  return contactFileName(plain);
}

/** `encodeURIComponent` leaves some characters that the header's grammar does not allow. */
function encodeFileName(fileName: string): string {
  return encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function truncate(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, "");
}
