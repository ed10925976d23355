import { TextLink } from "../../../ui/links.tsx";

const ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  [
    "Can I cancel?",
    "At any time, on the Subscription page. Everything stays on until the end of the period you have paid for, and until then you can take it back with one click. Payments made are not refunded.",
  ],
  [
    "What happens to my cards then?",
    "You return to Forever Free. All cards stay online in their free form. Logo, colour, QR code and the further channels are hidden, not deleted, and come back if you return.",
  ],
  [
    "What does pay-as-you-go mean?",
    "Premium Monthly runs from month to month: $10 now, $10 next month, and nothing after the month in which you stop.",
  ],
  [
    "And the yearly plan?",
    "One payment of $100 for twelve months instead of twelve of $10. It renews after the year unless you cancel before.",
  ],
  [
    "Can I take everything along?",
    "Yes, on every plan and at any time: cards, pictures, contacts, links and numbers as one file, in formats that other programs read. Leaving cancels a subscription first and deletes everything after seven days.",
  ],
  [
    "Do you see my card number?",
    "No. You pay on the payment provider’s own page. We are told whether it worked and which plan it was.",
  ],
];

export function PlanAnswers() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20">
      <div>
        <h2 className="type-title">Before you pay</h2>
        <p className="mt-3 text-muted">
          Something else? <TextLink to="/contact">Ask us</TextLink>.
        </p>
      </div>
      <dl className="border-b border-line">
        {ANSWERS.map(([question, answer]) => (
          <div key={question} className="border-t border-line py-5.5">
            <dt className="type-heading">{question}</dt>
            <dd className="mt-1.5 max-w-[42rem] text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
