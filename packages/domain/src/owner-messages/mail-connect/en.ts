export default {
  // Of each mail: its subject, its title, and the preview that stands beside the subject in a list of mails.
  // {brand}: the name of this product. A token is a secret with which a program makes calls for its owner.

  deviceSubject: "A device was connected to your {brand} account",
  deviceTitle: "A device was connected",
  devicePreview: "It reads and changes your contacts.",
  deviceAdded:
    "A password was made for the address book of a device. With it the device reads and changes your contacts and reads the cards you keep. It opens nothing else.",
  tokenSubject: "A token was made for your {brand} account",
  tokenTitle: "A token was made",
  tokenPreview: "With it a program works for your account.",
  tokenAdded:
    "A token was made with which a program works for your account. What it may do is listed on the page Connect.",
  // Before the browser in which it was made.
  madeOn: "Made on",
  addedNotYou:
    "If this wasn’t you, revoke it and change your password now: someone else is signed in to your account.",
  // Buttons and links. Connect is a page of the product.
  openConnect: "Open Connect",

  endsSubject: "A token of your {brand} account ends soon",
  endsTitle: "A token ends soon",
  endsPreview: "Whatever uses it is refused from then on.",
  ends: "One of your tokens ends soon. Whatever uses it is refused from then on. If you still need it, make another one and put it in its place.",
  // Labels, before the name that the owner gave it, its first characters, and the time.
  token: "Token",
  beginsWith: "Begins with",
  endsAt: "Ends",

  webhookSubject: "A webhook was added to your {brand} account",
  webhookTitle: "A webhook was added",
  webhookPreview: "It tells a server what happens in your account.",
  webhookAdded:
    "A webhook was added. It tells a server what happens in your account, contacts included. Its address and events are on the page Connect.",
  webhookNotYou:
    "If this wasn’t you, delete it and change your password now: someone else is signed in to your account.",
  pausedSubject: "A webhook of your {brand} account is paused",
  pausedTitle: "A webhook is paused",
  pausedPreview: "Nothing has reached it for three days.",
  paused:
    "Nothing has reached one of your webhooks for three days, so we paused it. Put its server right, send a test, then let it go on. What happens meanwhile is not sent later; you find it in your contacts and cards.",
  address: "Address",
  failingSince: "Failing since",

  // The same for the owners of a team. {person}: who added it.
  teamWebhookPreview: "It tells a server what happens in the team.",
  teamWebhookAdded:
    "{person} added a webhook to {team}. It tells a server what happens there, shared contacts included. Its address and events are in the team settings.",
  teamWebhookNotYou:
    "If nobody among you knows of it, delete it, and let {person} change their password now.",
  teamPaused:
    "Nothing has reached a webhook of {team} for three days, so we paused it. Put its server right, send a test, then let it go on. What happens meanwhile is not sent later.",
  openTeamSettings: "Open team settings",
} as const;
