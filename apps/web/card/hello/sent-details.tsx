import type { Details } from "@visita/domain/exchange/exchange.rules";
import { BreakableEmail } from "../../app/ui/text-parts.tsx";
import { FIELD_LABELS } from "./details-form.tsx";

type SentFactsProps = {
  details: Partial<Details>;
  /** The name of the link by which the card was opened. */
  metAt?: string | undefined;
  /** The path of the visitor's own card, if it went along. */
  ownCard?: string | undefined;
};

/** What was sent, as text. */
export function SentFacts({ details, metAt, ownCard }: SentFactsProps) {
  return (
    <dl className="hello-facts">
      {(["name", "email", "phone", "company", "role"] as const).map(
        (field) => details[field] && <Fact key={field} term={FIELD_LABELS[field]} text={details[field]} />,
      )}
      {metAt && <Fact term="Met at" text={metAt} />}
      {ownCard && <Fact term="Card" text={ownCard} />}
    </dl>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{term === FIELD_LABELS.email ? <BreakableEmail email={text} /> : text}</bdi>
      </dd>
    </div>
  );
}

export function hasYourDetails(shortName: string): string {
  return `${shortName} has your details`;
}

export function whereTheyAre(withCard: boolean): string {
  return withCard
    ? "They were sent together with your card."
    : "They were sent to nobody else. We won’t email you.";
}
