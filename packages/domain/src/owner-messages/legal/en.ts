export default {
  lastUpdated: "Last updated February 4, 2025",

  termsAbout: "What these terms are about",
  termsAboutText:
    "{brand} lets you make digital business cards, share them and keep the cards of others. These terms are the agreement between you and the operator of this installation of {brand}. By creating an account you accept them.",

  termsAccount: "Your account",
  termsAccountText1:
    "Give your real name and an email address that you can read: we send security codes there. Keep your password to yourself. You are responsible for what happens with your account, so change the password immediately if you think that someone else knows it.",
  termsAccountText2:
    "You must be old enough to enter into an agreement where you live, or have the permission of a parent or guardian.",

  termsCards: "Your cards",
  termsCardsText1:
    "What you write on a card stays yours. You allow us to store it, to adapt its form to different screens and to show it to everyone who opens its link, because that is what a card is for.",
  termsCardsText2: "A card is public. Put on it only what strangers may know.",

  termsNotAllowed: "What is not allowed",
  termsNotAllowedText: "Please do not use {brand} to",
  // Ends of the sentence before, as a list.
  termsNotAllowedPoint1: "pretend to be another person or company,",
  termsNotAllowedPoint2: "publish details of others without their consent,",
  termsNotAllowedPoint3:
    "spread anything illegal, hateful or deceptive, malicious software, or links to such things,",
  termsNotAllowedPoint4:
    "send unwanted mail, collect the cards of others by machine, or disturb the service.",

  termsPlans: "Free and paid plans",
  termsPlansText1:
    "Forever Free costs nothing and needs no payment details. The premium plans add cards, your logo, all colours and channels and a QR code; they are billed in advance, monthly or yearly, at the price shown before you pay.",
  termsPlansText2:
    "Payments are handled by a card payment provider. Your full card number goes to the provider alone; we never store it. A plan renews by itself until you cancel it.",

  termsCancelling: "Cancelling",
  termsCancellingText1:
    "You can cancel a subscription at any time on the Subscription page. It takes effect at the end of the billing period that you have paid for, and everything included in the plan works until then. Fees that were already paid are not refunded.",
  termsCancellingText2:
    "Afterwards you return to Forever Free. Your cards are not deleted; what only the premium plan offers is not shown until you activate it again.",

  termsEnding: "Ending an account",
  termsEndingText1:
    "You can pause or delete a card at any time, and leave {brand} altogether in your account’s settings. Your cards then go offline immediately, and everything is deleted after 7 days. Until then, signing in restores it. A subscription is cancelled first.",
  termsEndingText2:
    "We may end an account that breaks these terms, and will tell you why by email unless the law forbids it.",

  termsLiability: "What we answer for",
  termsLiabilityText:
    "We work to keep {brand} available and your data safe, but we cannot promise that it is never interrupted or free of errors. As far as the law allows, we are not liable for indirect losses, such as lost business, and not for what other people write on their cards. Your rights as a consumer under the law are not affected.",

  termsChanges: "Changes",
  termsChangesText:
    "When these terms change in a way that matters to you, we tell you by email at least 14 days before. If you do not agree, you can leave before that day.",

  termsContact: "Contact",
  termsContactText: "Questions about these terms reach us through the contact page of this site.",

  privacyShort: "In short",
  privacyShortText:
    "{brand} stores what you put on your cards and what is needed to run your account. We do not sell it, show no advertisements and use no trackers.",

  privacyStored: "What we store",
  privacyStoredText: "Depending on what you use, we store",
  // Ends of the sentence before, as a list.
  privacyStoredPoint1:
    "your account: first and last name, email address, and your password in a form that cannot be read,",
  privacyStoredPoint2:
    "your cards: name, phone number, email address, social handles, payment details such as a wallet or a payment link, address, company, bio, photo and logo, and whatever else you add,",
  privacyStoredPoint3: "the cards of others that you save to your favorites,",
  privacyStoredPoint4: "your subscription: plan, status and payment dates,",
  privacyStoredPoint5:
    "sign-up and sign-in details: network address, browser, language, time zone, screen size and the approximate place of your network,",
  privacyStoredPoint6: "how often your cards are opened, as totals, described below,",
  privacyStoredPoint7: "messages that you send us.",

  privacyCounting: "What is counted when a card is opened",
  privacyCountingText1:
    "When someone opens a card, its owner sees daily totals: how often it was opened, saved and shared, how often details were left on it, which channels were tapped, whether its QR code was opened, where people came from (the QR code, an email signature, a printed card, a wallet pass, an NFC tag, a background picture, the plain link or a link that the owner named) and whether they used a phone, a tablet or a computer. Of a team card, the owners and admins of the team see them too.",
  privacyCountingText2:
    "No visitor is tracked. To count a visitor once a day, we combine the network address and the browser's name with a secret key into a number that reveals neither. Only that number is used. The key is new every day (UTC) and is destroyed when the day is over. We do not store network addresses or browser names of visitors, and we put nothing on the visitor's device: no cookie and no other storage.",
  privacyCountingText3:
    "We do not count the owner's own visits, known bots, and pages that a browser loads in advance without showing them. If a browser sends Global Privacy Control or Do Not Track, we count only that the card was opened, and details that the visitor leaves. On a team card, visits of everybody in the team are left out.",

  privacyPayments: "Payments",
  privacyPaymentsText:
    "Payments for a premium plan are made with a card payment provider. We do not store full card numbers. We receive a reference to the payment, its status and the plan.",

  privacyPurpose: "Why we use it",
  privacyPurposeText:
    "Card information is shown to the people who open your card: that is its purpose. Account data signs you in and lets us send security codes and notices. Sign-in details help us notice when someone else uses your account. We do not use any of it to build profiles.",

  privacyHowLong: "How long we keep it",
  privacyHowLongText:
    "Sign-up and sign-in details are deleted after 90 days, and messages that you send us after a year. An account is deleted after 7 days if its email address is not confirmed. Security codes are valid for 10 minutes. Cards, favorites and account data stay until you change or delete them. You can restore a deleted card for 30 seconds; after that it is gone, and its link stays reserved for you for 90 days. When you leave, everything is deleted after 7 days. Totals of visits are kept by day for at least 200 days, then by month, usually for 25 months in all; the total of each link stays longer. All of them are deleted with the card. Records of payments are kept as long as tax law requires.",

  privacyWhoElse: "Who else sees it",
  privacyWhoElseText:
    "Everyone can see a public card. Apart from that, we share data only with services that work for us: the payment provider and the mail service that delivers our emails. Authorities receive data only when the law requires it.",

  privacyBrowser: "Cookies and storage in your browser",
  privacyBrowserText1:
    "We only use necessary cookies: one keeps you signed in, one remembers your device so that you do not need a code every time, one keeps the language you choose, and short-lived ones protect you while you sign in or recover a password. Your browser also keeps your choice of light or dark, that someone has signed in on it before and, while you sign in or recover a password, the step you have reached.",
  privacyBrowserText2:
    "So that you lose nothing you typed, the draft of a card stays in your browser until you save it, discard it or sign out; after 7 days it is deleted when you next open the form. So that cards open without a network, your browser keeps copies of your own cards and of those that you have opened. Signing out deletes the drafts and the copies of your own cards; the rest goes when you clear the data of this site.",

  privacyProtection: "How it is protected",
  privacyProtectionText:
    "Passwords, sessions and codes are stored only in a form that cannot be reversed. A new device needs a code from your mailbox. When a password changes, all other sessions end and we tell you by email.",

  privacyRights: "Your rights",
  privacyRightsText:
    "You can see and correct your data in your account at any time, download a copy of it, and delete it. You may also ask us to restrict its use, and you may complain to the data protection authority where you live.",

  privacyChanges: "Changes",
  privacyChangesText:
    "When this policy changes in a way that matters to you, we tell you by email before it takes effect.",

  privacyContact: "Contact",
  privacyContactText:
    "Questions and requests about your data reach us through the contact page of this site.",
} as const;
