import { Minus, Plus } from "lucide-react";
import { Reveal } from "./reveal.tsx";
import { ScreenshotSlider } from "./slider/screenshot-slider.tsx";

export function QuestionsSection() {
  return (
    <section aria-labelledby="questions" className="below-fold py-11 lg:py-30">
      <div className="mx-auto max-w-320 px-gutter lg:px-10">
        <h2 id="questions" className="mb-8 type-display lg:mb-14">
          Questions, answered
        </h2>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-start lg:gap-20">
          <Reveal>
            <ScreenshotSlider />
          </Reveal>
          <QuestionList />
        </div>
      </div>
    </section>
  );
}

/** The browser's own disclosure: those of one name close each other, with a script or without. */
function QuestionList() {
  return (
    <div className="border-t border-line">
      {QUESTIONS.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-3 lg:min-h-17 [&::-webkit-details-marker]:hidden">
            <h3 className="font-display text-[1.1875rem] leading-[1.3] font-[470] tracking-[-0.01em] lg:text-[1.3125rem]">
              {question}
            </h3>
            <Plus aria-hidden="true" size={22} strokeWidth={1.75} className={`${sign} group-open:hidden`} />
            <Minus
              aria-hidden="true"
              size={22}
              strokeWidth={1.75}
              className={`${sign} hidden group-open:block`}
            />
          </summary>
          <p className="pe-10 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

const sign = "shrink-0 text-accent";

export type Question = { readonly question: string; readonly answer: string };

const QUESTIONS: readonly Question[] = [
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
      "The Share button sends the link by email, by SMS or through social media such as WhatsApp, LinkedIn and Facebook, or copies it. The share kit puts it into your mail signature, on paper or behind you in calls. With Premium you also show, print or download a QR code.",
  },
  {
    question: "Do changes show after I have shared it?",
    answer:
      "Yes. The link and the QR code always lead to the card as it is now. Whoever saved you to their contacts has a copy from that day, and adds you again to renew it.",
  },
  {
    question: "Is my information secure?",
    answer:
      "Your password is kept only as a hash, and a sign-in on a new device asks for a code sent to your email. Full payment card numbers are never stored. What you put on your card is public, so leave out what strangers should not read. You see how many people open it, not who: sums by day, without cookies. You can take a copy of everything or delete it all, at any time.",
  },
  {
    question: "Which devices does it work on?",
    answer:
      "On phones, tablets and computers with a current browser, yours and theirs. Nobody installs anything, and a card can be read even where scripts are switched off.",
  },
  {
    question: "Can I use it at networking events?",
    answer:
      "Yes. Send the link or, with Premium, let people scan the QR code, and they save you with Add to Contact. They can leave their details in return. A link made for the event tells them where you met, and you how many came. Your own cards stay ready on your phone when the hall has no signal.",
  },
  {
    question: "Can I store more than one card?",
    answer:
      "Yes. The free plan holds one card, Premium up to three, each with its own address, photo and channels. Other people’s cards go to your favourites.",
  },
];
