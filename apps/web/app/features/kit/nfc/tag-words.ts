import type { TagFailure } from "./web-nfc.ts";

/** Why a tag was not written, and what to do. */
export const TAG_FAILURES: Readonly<Record<TagFailure, { title: string; text: string }>> = {
  blocked: {
    title: "NFC is blocked for this site",
    text: "Allow it in the settings of the browser, beside the address, and try again.",
  },
  off: {
    title: "NFC is off",
    text: "Turn it on in the settings of the phone and try again.",
  },
  unsupported: {
    title: "This tag or phone cannot be used",
    text: "The phone has no NFC, or the tag is of a kind that holds no addresses. Take one that says NTAG or NDEF.",
  },
  locked: {
    title: "This tag is locked",
    text: "Somebody has closed it for writing. Take another one; stickers cost a few cents each.",
  },
  moved: {
    title: "The tag was lost",
    text: "It was moved too early, or it is too small or locked. Hold the phone still until it says that it is done.",
  },
  timeout: {
    title: "No tag was found",
    text: "Hold the back of the phone to the tag, near the camera. A thick case or metal below the tag can be in the way.",
  },
  "lock-failed": {
    title: "Written, but not locked",
    text: "The tag holds your address and can still be written over. Try again, or leave the lock off.",
  },
  unknown: {
    title: "The tag could not be written",
    text: "Take the phone out of its case and try again, or use another tag.",
  },
};
