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
      "A page with your name, photo and contact channels at one short link. Anyone can open it in a browser and save you to their phone with one tap.",
  },
  {
    question: "Can I customize my card?",
    answer:
      "Yes. Every card has your photo, name, job, company, a bio of up to 100 words and the channels you choose. Premium adds your logo, 26 colours and all 70 channels.",
  },
  {
    question: "How do I share it?",
    answer:
      "The Share button sends the link by email, by SMS or through social media such as WhatsApp, LinkedIn and Facebook, or copies it. With the share kit you put it in your email signature, on paper or behind you in calls. With Premium you can also show, print or download a QR code.",
  },
  {
    question: "Do changes show after I have shared it?",
    answer:
      "Yes. The link and the QR code always open the current card. People who saved you to their contacts have a copy from that day. To update it, they save you again.",
  },
  {
    question: "Is my information secure?",
    answer:
      "Your password is stored only as a hash, and signing in on a new device needs a code that we email you. We never store full payment card numbers. Your card is public, so leave out what strangers should not read. You see how many people open it, not who: daily totals, without cookies. You can download a copy of everything or delete it all at any time.",
  },
  {
    question: "Which devices does it work on?",
    answer:
      "On phones, tablets and computers with a current browser. There is nothing to install, and a card works even with scripts turned off.",
  },
  {
    question: "Can I use it at networking events?",
    answer:
      "Yes. Send the link or, with Premium, let people scan the QR code. They save you with Add to Contact and can share their details in return. Make a link for the event: people see where you met, and you see how many came. Your own cards open on your phone even without a signal.",
  },
  {
    question: "Can I store more than one card?",
    answer:
      "Yes. The free plan has room for one card, Premium for three, each with its own link, photo and channels. You save other people’s cards to your favorites.",
  },
];
