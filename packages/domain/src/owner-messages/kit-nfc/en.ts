export default {
  // A heading and a button. A phone is held to a small tag, on which it writes the link to the card.
  writeToATag: "Write to a tag",
  putTagDown:
    "This phone can write tags. Put an empty tag on the table, press the button, then hold the back of the phone to the tag.",
  writeToTag: "Write to tag",
  // A switch: the tag can no longer be changed.
  lockTag: "Lock the tag afterwards",
  lockTagNote: "No one can overwrite it, including you",
  linkOnTag: "Link on the tag",

  // While a tag is looked for. "It": the tag.
  looking: "Looking for a tag",
  holdPhone: "Hold the back of the phone to it, near the camera.",
  secondsLeft: { one: "{count} second left.", other: "{count} seconds left." },
  stop: "Stop",
  nothingHappens: "Nothing happens? Take the phone out of its case, and check that NFC is on.",

  // Below the picture of the tag. {bytes}: the memory of the kind of tag named before; {size}: what the link takes.
  keepStill: "Keep the phone still.",
  holdAnotherPhone: "Hold another phone to it and your card opens.",
  needsTag: "NTAG213 or larger, {bytes} bytes. Yours needs {size}.",
  needsLargerTag: "NTAG215 or larger, {bytes} bytes. Yours needs {size}.",

  // Titles and texts when it is done. {link}: the address of the card.
  writtenAndChecked: "Written and checked",
  tagHolds: "The tag holds {link}. Visits from it count as NFC.",
  tagHoldsLocked: "The tag holds {link} and is locked. Visits from it count as NFC.",
  written: "Written",
  notChecked: "It was moved before we could check it. Hold a phone to it to see your card open.",
  // Buttons: another tag; back to the beginning.
  writeAnother: "Write another",
  done: "Done",

  // Why a tag was not written, and what to do.
  blocked: "NFC is blocked for this site",
  blockedText: "Allow it in the site settings of your browser and try again.",
  off: "NFC is off",
  offText: "Turn it on in your phone’s settings and try again.",
  unsupported: "This tag or phone doesn’t work",
  unsupportedText: "The phone has no NFC, or the tag can’t store links. Use one that says NTAG or NDEF.",
  locked: "This tag is locked",
  lockedText: "It can’t be overwritten. Use another one; stickers cost a few cents each.",
  lost: "The tag was lost",
  lostText:
    "It was moved too early, or it is too small or locked. Hold the phone still until it says it is done.",
  notFound: "No tag was found",
  notFoundText:
    "Hold the back of the phone to the tag, near the camera. A thick case or metal under the tag can get in the way.",
  notLocked: "Written, but not locked",
  notLockedText: "The tag holds your link and can still be overwritten. Try again, or leave it unlocked.",
  notWritten: "We couldn’t write the tag",
  notWrittenText: "Take the phone out of its case and try again, or use another tag.",

  // Where the browser cannot write tags: a heading, a text, and the three steps.
  onThisDevice: "On this device",
  onlyChrome: "Only Chrome on Android can write tags from a web page. Any NFC app can do it in three steps.",
  copyLink: "Copy the link below.",
  addRecord: "In the app, add a URL record and paste it.",
  pressWrite: "Press Write and hold the tag to the phone.",
  // {address}: of this page.
  onAndroid: "On an Android phone? Open this page there: <strong>{address}</strong>",
} as const;
