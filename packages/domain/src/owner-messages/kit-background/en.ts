export default {
  // A group of choices: what the picture is for.
  usedFor: "For",
  calls: "Calls",
  // Names of programs.
  callsNote: "Zoom, Meet, Teams",
  lockScreen: "Lock screen",
  lockScreenNote: "iPhone and Android",
  // A group of choices: of the picture, in pixels. Below each what it is good for.
  size: "Size",
  pixels: "{width} x {height}",
  fitsEveryApp: "Fits every app",
  largeScreens: "Large screens",
  iphone: "iPhone",
  android: "Android",
  // A switch: the picture is turned, for apps that turn it back.
  mirrored: "Mirrored",
  mirroredNote: "For apps that mirror your picture",
  // Above the preview.
  mirroredFile: "The mirrored file. The app flips it back",
  asOthersSee: "As others see you",
  downloadPng: "Download PNG",
  // "Mirrored": the switch above.
  askSomeone:
    "Ask someone in the call if they can read your name. If it is reversed, turn on Mirrored and download again.",

  // What the pictures show, for screen readers.
  callPicture: "Call background with your name in the upper left corner",
  callPictureMirrored: "Call background, mirrored, with your name in the upper right corner",
  lockPicture: "Lock screen with your card in the middle",

  // Steps for a picture in calls; the last one by whether the picture has a code.
  downloadPicture: "Download the picture.",
  addPicture: "Add it in the background settings of your call app.",
  sitByCode: "Sit in the middle: the engraved ring frames you, and the corner with the code stays free.",
  sitByLink: "Sit in the middle: the engraved ring frames you, and the corner with your link stays free.",
  // Steps for a lock screen. "It": the picture, then the code on it.
  savePicture: "Save the picture to your photos.",
  choosePicture: "Choose it as your lock screen wallpaper, without zoom.",
  showPicture: "At a meeting, wake your phone and show it. You don’t need to unlock it.",

  // A title, where no font has the letters.
  notDrawnInFull: "This card cannot be drawn in full yet",
  // {scripts}: a list such as "Burmese and Thai". The installation: the server on which the product runs.
  picturesLackScripts:
    "The fonts of this installation have no {scripts} letters, so the pictures leave them out, or show your username instead. Write the name in another script on the card, or ask the operator to add a font.",
  picturesLackLetters:
    "The fonts of this installation have not all of its letters, so the pictures leave them out, or show your username instead. Write the name in another script on the card, or ask the operator to add a font.",
} as const;
