export default {
  // Groups of choices. What the code holds:
  inside: "Inside",
  yourLink: "Your link",
  yourLinkNote: "Opens your card, always up to date",
  wholeContact: "Your whole contact",
  wholeContactNote: "Works offline, stays as it is now",
  // Its colour:
  color: "Colour",
  // The product's own black.
  ink: "Ink",
  // A picture in the middle of the code, or none:
  inTheMiddle: "In the middle",
  nothing: "Nothing",
  logo: "Logo",
  photo: "Photo",
  // What is around it. Plate: fine lines on white. Engraved: the pattern of the card. Band: a strip below.
  frame: "Frame",
  none: "None",
  plate: "Plate",
  engraved: "Engraved",
  band: "Band",
  // A field: the words below the code, in its frame.
  caption: "Caption",
  captionHint: "Up to {max} letters.",
  captionTooLong: "Please use {max} characters or fewer.",

  // A heading, and buttons. {size}: pixels, such as 1024.
  download: "Download",
  downloadSvg: "Download SVG",
  png: "PNG {size}",
  pdf: "PDF",
  // Both sizes are buttons.
  pngAlso: "PNG also in <less>{less}</less> and <more>{more}</more>.",
  downloadPng: "Download PNG {size}",
  // In the place of a button's label while the code is read back.
  testingShort: "Testing...",
  testing: "Testing the code",
  // On the picture of a code that could not be read.
  testFailed: "Scan test failed",

  // Links after why a code was refused. {color}: its name, such as "Deep gold leaf"; {contrast}: such as 5.8.
  useColor: "Use {color}, {contrast} to 1",
  useInk: "Use Ink",
  leaveMiddleEmpty: "Leave the middle empty",
  useLink: "Use the link",

  // What the picture of a code shows, for screen readers. {caption}: the words below it.
  linkPicture: "QR code with the link to your card",
  linkAndLogoPicture: "QR code with the link to your card, your logo in the middle",
  linkAndPhotoPicture: "QR code with the link to your card, your photo in the middle",
  contactPicture: "QR code with your whole contact",
  contactAndLogoPicture: "QR code with your whole contact, your logo in the middle",
  contactAndPhotoPicture: "QR code with your whole contact, your photo in the middle",
  linkCaptioned: "QR code with the link to your card: {caption}",
  linkAndLogoCaptioned: "QR code with the link to your card, your logo in the middle: {caption}",
  linkAndPhotoCaptioned: "QR code with the link to your card, your photo in the middle: {caption}",
  contactCaptioned: "QR code with your whole contact: {caption}",
  contactAndLogoCaptioned: "QR code with your whole contact, your logo in the middle: {caption}",
  contactAndPhotoCaptioned: "QR code with your whole contact, your photo in the middle: {caption}",

  // For plans without codes: a heading, what the studio makes, and a button. Premium: the name of the plan.
  premiumCode: "QR codes come with Premium.",
  example: "An example",
  formats: "SVG, PNG and PDF",
  formatsNote: "For print, badges and slides",
  yourLook: "Your colour, logo or photo",
  yourLookNote: "In a plate, an engraved frame or a band, with your caption",
  contactInside: "The whole contact inside",
  contactInsideNote: "For places without a network",
  tested: "Scan-tested before you get it",
  testedNote: "In the size and colours you chose",
  seePlans: "See plans",
  linkInstead: "The rest of the share kit shows your short link instead.",
} as const;
