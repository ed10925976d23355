export default {
  // Title and description for search engines.
  title: "About us",
  description:
    "Why we make these digital business cards, who we are, and how we keep them open: MIT licence, self-hosting, no trackers.",

  meetingSomeone: "Meeting someone should leave something behind.",
  mission:
    "Our mission is a business card that costs nothing to hand out, never goes out of date and belongs to the person whose name is on it. {brand} is that card: one link, one tap, straight into someone’s contacts.",

  theStory: "The story",
  storyCorner:
    "Long before phones, visitors left a small card at the door. A turned top corner meant that it had been left in person. You will find that corner in our logo, and on every card that someone saves.",
  storyPaper:
    "Paper still does this well, until a number changes. Then the whole box is wrong, and so is every card you gave away. And someone still has to type a name and eleven digits into a phone.",
  storyDigital:
    "Digital cards solve that, but many lose the card on the way: an app to install, a page that looks like everyone else’s, details on someone else’s computer under someone else’s rules.",
  storyOurs:
    "So we made one that looks like good stationery, works in any browser and can be run by anyone. It opens with a link or a code, saves to the contacts people already use, and needs one edit when your number changes. People can share their details in return, and you can take everything with you when you leave.",
  storyNow:
    "Whoever keeps your card and connects their phone has your new number in their address book without typing it. A second side speaks another language. And a whole team can have cards of one look.",

  // Six promises, each a heading and a text; two end in a link.
  howItStaysOpen: "How it stays open",
  openSource: "Open source",
  openSourceText: "The whole product is under the MIT licence. Read it, change it, run it.",
  readTheSource: "Read the source",
  yoursToHost: "Yours to host",
  yoursToHostText:
    "One program and one database, on your own machine if you like. A company can host its own cards.",
  noTrackers: "No trackers",
  noTrackersText:
    "No ads, no third-party scripts, no cookies except those that keep you signed in, safe and in your language.",
  yourNumbers: "Your numbers",
  yourNumbersText: "Only a card’s owner sees how often it is opened, as daily totals. No visitor is tracked.",
  noLockIn: "No lock-in",
  noLockInText:
    "Take cards, contacts and numbers with you in one file. Another installation can import your cards and contacts. Leaving takes a minute.",
  forEveryone: "For everyone",
  forEveryoneText: "Tested with keyboards, zoom and high contrast. We list what doesn’t work yet.",
  readTheStatement: "Read the statement",

  fromTheFounders: "From the founders",
  weLikePaper:
    "We are a small team that likes paper, good type and software that stays out of the way. We started with one wish: to hand someone a card and never have to say that the number on it is old.",
  whyOpen:
    "The source is open for the same reason the card is simple. No one should have to take our word for what happens to their name, face and phone number. You can read the code and run it yourself.",

  // A card of one’s own, left as in the title of the page.
  leaveYourOwn: "Leave your own",
  leaveYourOwnText: "A few minutes, nothing to install, and one card is free forever.",
  // A button.
  writeToUs: "Write to us",
} as const;
