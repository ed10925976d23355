export default {
  // The fields, for screen readers.
  photo: "Photo",
  logo: "Logo",
  photoRules: "JPG, PNG, WebP or GIF, shown upright at 4:5. We shrink files over 1 MB.",
  logoRules: "SVG, PNG, WebP, JPG or GIF. A transparent background looks best. We shrink files over 1 MB.",

  // Where files can be dropped. <title> is a line of its own. "one": a picture, a logo.
  dropPhoto: "<title>Drop a picture here</title> <rest>or choose one from this computer</rest>",
  dropLogo: "<title>Drop a logo here</title> <rest>or choose one from this computer</rest>",
  // The same while a file is held over it. "it", "one": the file.
  dropToUse: "<title>Drop to use it</title> <rest>or choose one from this computer</rest>",

  // Buttons.
  choosePhoto: "Choose photo",
  chooseLogo: "Choose logo",
  replacePhoto: "Replace photo",
  replaceLogo: "Replace logo",
  // To crop it again; below, its names for screen readers.
  adjust: "Adjust",
  adjustPhoto: "Adjust photo",
  adjustLogo: "Adjust logo",
  // Names for screen readers of a button "Remove".
  removePhoto: "Remove photo",
  removeLogo: "Remove logo",
  // In the place of a button's label while it works.
  opening: "Opening...",
  oneMoment: "One moment...",

  // What the picture shows, for screen readers; the logo's also stands where there is none yet.
  yourPhoto: "Your photo",
  yourLogo: "Your logo",

  // What was just done, for screen readers.
  openingPicture: "Opening the picture...",
  photoAdded: "Photo added.",
  logoAdded: "Logo added.",
  photoRemoved: "Photo removed.",
  logoRemoved: "Logo removed.",
  notOpened: "We couldn’t open the picture. Please try again.",

  // The dialog for cropping. "it": the photo or logo.
  positionPhoto: "Position your photo",
  positionLogo: "Position your logo",
  howToMove: "Drag to move it, pinch or scroll to zoom.",
  // For screen readers. "it": the photo, the logo.
  photoFrame: "Photo in its frame. The arrow keys move it.",
  logoFrame: "Logo in its frame. The arrow keys move it.",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  // A slider, and where it is.
  zoom: "Zoom",
  zoomPercent: { one: "{count} percent", other: "{count} percent" },
  // Buttons: back to how it began, and done.
  reset: "Reset",
  usePhoto: "Use photo",
  useLogo: "Use logo",

  tooLight: "This logo is too light for its white plate.",
  tooLightText: "It is hard to see. It stands out on a dark background.",
  useDark: "Use a dark background",
} as const;
