export default {
  // Who sees a channel: a button below its field. The next line explains it in a menu.
  forEverybody: "For everybody",
  forEverybodyNote: "On the plain card and on every link",
  onlyOnChosen: "Only on chosen links",
  onlyOnChosenNote: "Nowhere else, not in the contact file either",
  // The same button. {links}: the names of one or two links.
  onlyOn: "Only on {links}",
  onlyOnCount: { one: "Only on {count} link", other: "Only on {count} links" },
  onNoLink: "On no link yet",
  // Title of a menu, and the button’s name for screen readers.
  whoSees: "Who sees {channel}",
  whoSeesNow: "{now}. Who sees {channel}",
  notOffered: "Links whose address can be guessed are not offered.",
  noneToChoose:
    "None of your links has an address that nobody can guess. Save your card, then make one under Links.",
  done: "Done",

  // Above the preview: a list of the plain address and links.
  whatVisitorSees: "What a visitor sees here",
  plainAddress: "{path}, for everybody",
  notHere: "Not here: {channels}",
  allChannels: { one: "{count} channel", other: "All {count} channels" },
  asForEverybody: "As for everybody",
  // {name}: of a link.
  andMore: { one: "{name} and {count} more", other: "{name} and {count} more" },
} as const;
