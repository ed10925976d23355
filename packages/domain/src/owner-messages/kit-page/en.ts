export default {
  // A heading, and rows below it: what the file holds, each with a text.
  whatIsInside: "What is inside",
  theCard: "The card",
  // These are listed in one line, such as "Name, role, bio and 7 channels": the first one begins it.
  name: "Name",
  role: "role",
  bio: "bio",
  channels: { one: "{count} channel", other: "{count} channels" },
  photoAndLogo: "Photo and logo",
  photo: "Photo",
  logo: "Logo",
  asPictures: "As pictures in the file",
  qrCode: "QR code",
  opensCardHere: "Opens your card here",
  contactFile: "Contact file",
  // "Add to Contact": a button on the card.
  worksOffline: "Add to Contact works offline",
  // {file}: such as giulia.html.
  download: "Download {file}",
  // {size}: such as 96 KB; {max}: the most that it may have, in KB.
  sizeOf: "{size} of at most {max}.",
  // "It": the file.
  noRequests: "It makes no requests to anyone, and it doesn’t change when you edit the card.",
} as const;
