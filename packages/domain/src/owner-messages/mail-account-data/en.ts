export default {
  // Of each mail: its subject, its title, and the preview that stands beside the subject in a list of mails.
  // {brand}: the name of this product.

  exportSubject: "Your copy from {brand} is ready",
  exportTitle: "Your copy is ready",
  exportPreview: "Download it within a day.",
  exportReady:
    "The copy of everything in your account is ready: one ZIP file, in formats that other programs read.",
  // A label, before the time until which the copy can be downloaded.
  keptUntil: "Kept until",
  // A button.
  download: "Download my copy",
  exportNotYou:
    "If you didn’t ask for it, change your password now: someone else is signed in to your account. The file is not in this email.",

  // Subject and title.
  left: "You have left {brand}",
  leftPreview: "Everything is deleted in seven days. Until then you can come back.",
  cardsOffline:
    "Your cards are offline, and you were signed out everywhere. A paid plan ends, and nothing more is charged.",
  // A label, before the time.
  deletedOn: "Everything is deleted on",
  comeBack: "Until then, sign in to restore everything or to download a copy.",
  leftNotYou: "If this wasn’t you, choose a new password, sign in and restore your account.",

  backSubject: "Welcome back to {brand}",
  backTitle: "Everything is back",
  backPreview: "Your cards are online again. Nothing is deleted.",
  cardsOnline: "Your cards are online again, and nothing will be deleted.",
  // A button.
  openDashboard: "Open my dashboard",
  backNotYou: "If this wasn’t you, change your password now. That signs out every other device.",

  deletedSubject: "Your {brand} account is deleted",
  deletedTitle: "Your account is deleted",
  deletedPreview: "Nothing of it is left.",
  deleted: "Your account and everything in it are deleted: cards, pictures, favorites and sign-ins.",
  invoices:
    "If you had a paid plan, the payment provider keeps its invoices, as the law requires. This is our last email to you.",
} as const;
