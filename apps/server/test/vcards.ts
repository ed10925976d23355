/** As an iPhone writes it. */
export const PHOEBE = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "PRODID:-//Apple Inc.//iPhone OS 18.0//EN",
  "N:Lindström;Phoebe;;;",
  "FN:Phoebe Lindström",
  "ORG:Saltmarsh;Coast",
  "TITLE:Surveyor",
  "item1.EMAIL;type=INTERNET:phoebe@person.example",
  "item1.X-ABLabel:_$!<Other>!$_",
  "item2.EMAIL;type=INTERNET;type=pref:phoebe@saltmarsh.example",
  "item2.X-ABLabel:Desk",
  "TEL;type=CELL;type=VOICE;type=pref:+46 8 555 0143",
  "TEL;type=WORK:+46 8 555 0199 ext. 7",
  "item3.ADR;type=HOME:;;1 Elm Street;Lund;;22100;Sweden",
  "item3.X-ABADR:se",
  "BDAY;value=date:1985-04-12",
  "CATEGORIES:Fair,Press\\, radio",
  "NOTE:Likes tea.\\n\\nAnd coffee.",
  "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ==",
  "IMPP;X-SERVICE-TYPE=Jabber:xmpp:phoebe@person.example",
  "X-IMAGEHASH:gFq==",
  "UID:0E1F-5AF1",
  "END:VCARD",
];
/** The same as contacts have it. */
export const PHOEBE_READ = {
  name: "Phoebe Lindström",
  email: "phoebe@saltmarsh.example",
  phone: "+46 8 555 0143",
  company: "Saltmarsh",
  role: "Surveyor",
};

/** Unfolded. */
export function linesOf(vcard: string): string[] {
  return vcard
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
}

/** As devices send it. */
export function vcard(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join("");
}
