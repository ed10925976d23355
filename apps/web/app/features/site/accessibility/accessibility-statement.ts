/** What the accessibility statement says. A test names, for every claim, the tests that hold it. */
export const CLAIMS = [
  { id: "axe", text: "axeText" },
  { id: "keyboard", text: "keyboardText" },
  { id: "narrow", text: "narrowText" },
  { id: "display", text: "displayText" },
  { id: "contrast", text: "contrastText" },
  { id: "motion", text: "motionText" },
  { id: "script", text: "scriptText" },
  { id: "print", text: "printText" },
] as const;

export type Claim = (typeof CLAIMS)[number];

export const GAPS = [
  ["noScreenReader", "noScreenReaderText"],
  ["browsers", "browsersText"],
  ["logos", "logosText"],
  ["printFiles", "printFilesText"],
  ["timeLimits", "timeLimitsText"],
  ["needsScript", "needsScriptText"],
  ["otherServices", "otherServicesText"],
  ["languages", "languagesText"],
] as const;
