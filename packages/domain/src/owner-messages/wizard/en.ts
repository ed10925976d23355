export default {
  // Titles of the pages on which a card is made, and edited.
  title: "Elevate Networking with a Digital Business Card",
  editTitle: "Edit your card",

  // Links. The first stands in the bar above.
  dashboard: "Dashboard",
  backToDashboard: "Back to the dashboard",
  goToDashboard: "Go to the dashboard",
  seePlans: "See plans",
  // For screen readers: the bar that shows how far one is.
  progress: "Progress",
  // Buttons: to the step before, to the next one, past a step that is left out.
  prev: "Prev",
  next: "Next",
  skip: "Skip",
  // A button. {count}: fields that were changed and not saved yet.
  saveChanges: { one: "{count} change · Save", other: "{count} changes · Save" },

  // In place of the form while something is loaded.
  loadingPlan: "Loading your plan...",
  loadingCard: "Loading your card...",
  copyingCard: "Copying your card...",
  lookingForDraft: "Looking for a draft...",
  planNotLoaded: "We couldn’t load your plan",
  planNotLoadedText: "Nothing is lost. Please check your connection and try again.",
  cardNotLoaded: "We couldn’t load this card",
  cardNotCopied: "We couldn’t copy this card",

  // In place of the form where there is no room for another card. {count}: how many cards there is room for, at most.
  newCard: "New business card",
  premiumRoom: {
    one: "Premium has room for {count} card. You can edit your cards at any time.",
    other: "Premium has room for {count} cards. You can edit your cards at any time.",
  },
  // On an installation without plans.
  room: {
    one: "There is room for {count} card. You can edit your cards at any time.",
    other: "There is room for {count} cards. You can edit your cards at any time.",
  },
  // {premium}: how many cards, 3. {colours}: how many, 26.
  freeRoom: {
    one: "Forever Free has room for {count} card. Premium has room for {premium}, with your logo, {colours} colours and all channels.",
    other:
      "Forever Free has room for {count} cards. Premium has room for {premium}, with your logo, {colours} colours and all channels.",
  },

  // Names of the steps, in the list of steps and for screen readers.
  profilePhoto: "Profile photo",
  personalInformation: "Personal information",
  businessLogo: "Business logo",
  colour: "Colour",
  // {page}: from 1 to 7.
  contactPage: "Contact page {page}",
  aSecondSide: "A second side",
  yourLink: "Your link",
  // Of a template, the last one: what will change. Also a button that leads there.
  lookItOver: "Look it over",
  // Before the heading of a step, which follows. {name}: that of the step. For screen readers.
  stepHeading: "Step {step} of {steps}, {name}:",

  // The button that opens the list of steps. On small phones <word> is left out.
  stepOf: "<word>Step</word> {step} of {steps}",
  allSteps: "All steps",
  // Before it, for screen readers.
  stepsNeedAttention: "Some steps need your attention.",
  // In the list. {holds}: what is on the page, such as "Social networks and payments". <hidden> is for screen readers.
  contactPageHolds: "<hidden>Contact page {page}:</hidden> {holds}",
  // After the name of a step, for screen readers: it is the one that is open; something on it is wrong; it needs a plan.
  thisStep: ", this step",
  needsAttention: ", needs your attention",
  premium: ", Premium",
  // Names of the seven contact pages, by what they hold. Also headings.
  phoneAndMessengers: "Phone, email and messengers",
  socialAndPayments: "Social networks and payments",
  officeAndVideo: "Office, video and communities",
  portfoliosAndGroups: "Portfolios and groups",
  reviewsAndBlogs: "Reviews, payments and blogs",
  streamingAndFreelance: "Streaming and freelance work",
  shopsAndPictures: "Shops, pictures and music",
  // Channels, at the end of a list: "X, LinkedIn, PayPal and 7 more".
  moreChannels: { one: "{count} more", other: "{count} more" },
  // {channels}: such a list. {count}: how many of the page's channels are filled in.
  channelsFilledIn: {
    one: "{channels} · <filled>{count} filled in</filled>",
    other: "{channels} · <filled>{count} filled in</filled>",
  },

  // Past steps that need a plan. Buttons.
  skipToLink: "Skip to your link",
  skipToContacts: "Skip to your contact details",

  // After saving was refused. The steps that lack something follow, as buttons.
  stillNeeded: "Still needed before you can save:",
  nothingMissing: "Nothing else is missing.",
  // A button that leads to the step with the button Save.
  goToSave: "Go to Save",

  // The side of a card with two, in place of its language while none is chosen.
  firstSide: "First side",
  secondSide: "Second side",

  // A menu, and what is in it.
  moreForCard: "More for this card",
  reorderChannels: "Reorder channels",
  changeLink: "Change link",
  // {path}: such as /c/giulia.
  nowAt: "This card is now at {path}.",

  // A switch.
  findable: "Findable by search engines",
  findableText:
    "People who search for your name may find this card. When off, we ask search engines to leave it out.",
  findableTextFree:
    "People who search for your name may find this card. When off, we ask search engines to leave it out. On the free plan, this works once the card is seven days old.",

  // A draft that was left on this device is offered: a heading.
  wereMaking: "You were making a card here",
  wereChanging: "You were changing this card",
  // In place of a name that was not typed yet.
  yourName: "Your name",
  // {day}: with its weekday, such as "Thursday, 12 November". {until}: a day.
  draftLeft: "{day}, at step {step} of {steps}. Kept on this device until {until}; signing out deletes it.",
  // {name}: of the person on the card, for screen readers.
  draftOfLeft:
    "<name>{name}.</name> {day}, at step {step} of {steps}. Kept on this device until {until}; signing out deletes it.",
  // Buttons: what is begun instead of the draft.
  startOver: "Start over",
  continueWithImport: "Continue with the imported card",
  continueWithCopy: "Continue with the copy",
  draftSaved: "Draft saved on this device.",

  // A question to somebody who leaves the page, and its buttons.
  leaveUnsaved: "Leave without saving?",
  leaveUnsavedText: "This browser keeps no drafts. What you typed is lost.",
  stayHere: "Stay here",
  leave: "Leave",

  signInFirst: "Please sign in to continue. Your card is saved on this device.",
  someoneElse: "Someone else signed in on this browser. Your draft is saved: sign in again to continue.",

  // Somebody else, or oneself in another window, saved the same card meanwhile. Titles, texts and buttons.
  twoVersions: "Two versions of this card",
  twoVersionsText:
    "This card was changed elsewhere after you opened it. Nothing of yours is lost. Which version do you want to keep?",
  keepMine: "Keep mine",
  loadNewer: "Load the newer one",
  keepEditing: "Keep editing",
  discardChanges: "Discard your changes?",
  discardChangesText: "The newer version replaces everything you entered here.",
  keepMyChanges: "Keep my changes",
  newerLoaded: "Newer version loaded.",

  // The plan ended while the form was open. {parts}: such as "your logo, your colour and GitHub".
  planNotActive: "Your plan is not active",
  planNotActiveNew:
    "Without Premium this cannot be saved: {parts}. Nothing is saved yet. Your draft is on this device.",
  planNotActiveEdit:
    "Without Premium these changes cannot be saved: {parts}. Those parts of your card don’t change. Nothing is saved yet. Your draft is on this device.",
  yourLogo: "your logo",
  yourColour: "your colour",
  channels: { one: "{count} channel", other: "{count} channels" },
  // Buttons.
  seePlansFirst: "See plans first",
  saveTheRest: "Save the rest",

  // The page on which the channels are put in order. {username}: of the card.
  editCard: "Edit {username}",
  orderOfChannels: "Order of your channels",
  orderHint:
    "Drag a channel by its handle, or use the arrows. Groups stay together on the card and in the contact file.",
  noChannels: "No channels yet.",
  // Announced after a move. {group}: such as Contact or Social.
  placeInGroup: "{name}, place {place} of {count} in {group}",
  // Keys of a keyboard are in <key>; <up> and <down> are drawn as arrows, and their names are for screen readers.
  keyboardHint:
    "Keyboard: <key>Space</key> picks up, <up>Arrow up</up> <down>Arrow down</down> move, <key>Space</key> drops, <key>Esc</key> cancels.",
  // Buttons: back to the order before; and closes the page.
  reset: "Reset",
  done: "Done",
} as const;
