export type Question = { readonly question: string; readonly answer: string };

export const QUESTIONS: readonly Question[] = [
  {
    question: "What is a digital business card?",
    answer:
      "A page with your name, photo and contact channels at one short address. Anyone can open it in a browser and save you to their phone in one tap.",
  },
  {
    question: "Can I customize my card?",
    answer:
      "Yes. Every card has your photo, name, job, company, a bio of up to 100 words and the channels you choose. Premium adds your logo, 26 colours and all 70 channels.",
  },
  {
    question: "How do I share it?",
    answer:
      "The Share button sends the link by email, by SMS or through social media such as WhatsApp, LinkedIn and Facebook, or copies it. With Premium you also show, print or download a QR code.",
  },
  {
    question: "Do changes show after I have shared it?",
    answer:
      "Yes. The link and the QR code always lead to the card as it is now. Whoever saved you to their contacts has a copy from that day, and adds you again to renew it.",
  },
  {
    question: "Is my information secure?",
    answer:
      "Your password is kept only as a hash, and a sign-in on a new device asks for a code sent to your email. Full payment card numbers are never stored. What you put on your card is public, so leave out what strangers should not read.",
  },
  {
    question: "Which devices does it work on?",
    answer:
      "On phones, tablets and computers with a current browser, yours and theirs. Nobody installs anything, and a card can be read even where scripts are switched off.",
  },
  {
    question: "Can I use it at networking events?",
    answer:
      "Yes. Open your card, let people scan its QR code or send them the link, and they save you with Add to Contact. Your own cards and their QR codes stay ready on your phone when the hall has no signal.",
  },
  {
    question: "Can I store more than one card?",
    answer:
      "Yes. The free plan holds one card, Premium up to three, each with its own address, photo and channels. Other people’s cards go to your favourites.",
  },
];
