export default {
  // The path to this page: Contacts > Scan.
  breadcrumb: "Breadcrumb",
  contacts: "Contacts",
  title: "Scan",
  lead: "A code from a card, a badge or a screen becomes a person in Contacts.",

  // Over the picture of the camera.
  holdCode: "Hold a code in the frame",
  cameraStarts: "Starting the camera...",
  // The lamp of a phone.
  light: "Light",
  kept: { one: "{count} kept", other: "{count} kept" },

  // The link at whose occasion one meets people; also a row of the result.
  metAt: "Met at",
  metAtLink: "Met at {link}",
  withoutLink: "No link",

  photoOfCode: "Photo of a code",
  dropPhoto: "Drop a photo of a code here",
  photoKinds: "JPEG, PNG, WebP or HEIC. It stays on this device.",
  choosePhoto: "Choose a photo",
  anotherPhoto: "Another photo",
  chosenPhoto: "The photo you chose",
  useCamera: "Use the camera",
  whatIsRead: "Reads contacts (vCard, MeCard), {brand} cards, LinkedIn and other profile addresses.",
  reading: "Reading...",

  // Where a result comes from.
  contactInCode: "Contact in the code",
  ownCardAt: "A {brand} card, {path}",
  profileSays: "A profile address. It holds no name and no number.",
  otherCardSays: "A card on another site. Only its address is known.",
  notOpened: "Not opened, only read",
  // In the place of a name that is not known yet.
  nameComes: "Name comes with the network",
  keptAsFavorite: "It is kept as a favorite too, so it stays up to date.",
  name: "Name",
  nameMissing: "Please enter a name.",
  notThisOne: "Not this one",
  keep: "Keep",

  // Messages.
  isKept: "{name} is kept",
  isWaiting: "{name} waits for the network",
  wasHere: "{name} was here already",
  wasHereLinkAdded: "{name} was here already, link added",
  noFavorite: "{name} is kept, but not as a favorite: your favorites are full",
  noContact: "This code holds no contact",
  ownCard: "This is your own card",
  notShown: "This card is not shown right now",
  noCode: "No code found in this photo. Try one that is closer and sharper.",
  photoUnreadable: "This photo cannot be opened here. Please choose a JPEG, PNG or WebP.",
  readerMissing: "The code reader could not be loaded. Check your network and try again.",

  // Rows of what was kept, with the time.
  contactAt: "Contact in the code, {time}",
  cardAt: "A {brand} card, {time}",
  profileAt: "Profile address, {time}",
  wasHereAt: "Was here already, {time}",
  wasHereLinkAddedAt: "Was here already, link added, {time}",
  noFavoriteAt: "Not a favorite, as your favorites are full, {time}",
  waiting: "Waiting",
  sent: "Sent",
  countWaiting: { one: "{count} waiting", other: "{count} waiting" },
  offline: "No network right now",
  offlineLead: "What you keep waits on this device and goes out by itself, once each.",
  keptToday: "Kept today",
  people: { one: "{count} person", other: "{count} people" },
  nobodyKept: "Nobody yet. Whom you keep today is listed here.",
  undoKeeping: "Undo keeping {name}",
  undoFailed: "{name} was changed since and stays as it is now.",
  toContacts: "To Contacts",
  scanOn: "Scan on",

  // Without a camera.
  deniedTitle: "{brand} may not use the camera",
  deniedLead:
    "You or this browser said no. Pictures never leave the device; only what the code says is read.",
  noCameraTitle: "No camera found",
  noCameraLead: "There is none, or another program is using it. A photo of a code does the same.",
  insecureLead: "Browsers give the camera to pages with https alone. A photo of a code does the same.",
  // The browser that one uses: tabs with the names of three.
  browser: "Browser",
  safariOpen: "Press the sign at the start of the address.",
  safariFind: "Open Website Settings, then Camera.",
  safariAllow: "Choose Allow and come back here.",
  chromeOpen: "Press the sign at the start of the address.",
  chromeFind: "Open Permissions or Site settings.",
  chromeAllow: "Turn on Camera and come back here.",
  firefoxOpen: "Press the lock beside the address.",
  firefoxFind: "Clear the block beside Camera.",
  firefoxAllow: "Press Try again and choose Allow.",
  usePhoto: "Use a photo of a code",

  // Before somebody logs out.
  unsentTitle: {
    one: "{count} scanned contact is not sent yet",
    other: "{count} scanned contacts are not sent yet",
  },
  unsentLead: "They wait on this device for the network. If you log out now, they are lost.",
  stay: "Stay logged in",
  dropAndLogOut: "Log out and lose them",
} as const;
