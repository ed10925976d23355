import type { Details } from "@visita/domain/exchange/exchange.rules";
import { helloForm } from "@visita/domain/messages/hello-form";
import type { ReactNode } from "react";
import { useTranslate } from "../../app/lib/language.tsx";
import { BreakableEmail } from "../../app/ui/text-parts.tsx";

type SentFactsProps = {
  details: Partial<Details>;
  /** The name of the link by which the card was opened. */
  metAt?: string | undefined;
  /** The path of the visitor's own card, if it went along. */
  ownCard?: string | undefined;
};

/** What was sent, as text. */
export function SentFacts({ details, metAt, ownCard }: SentFactsProps) {
  const t = useTranslate(helloForm);
  return (
    <dl className="hello-facts">
      {(["name", "email", "phone", "company", "role"] as const).map(
        (field) =>
          details[field] && (
            <Fact key={field} term={t(field)}>
              {field === "email" ? <BreakableEmail email={details[field]} /> : details[field]}
            </Fact>
          ),
      )}
      {metAt && <Fact term={t("metAtLabel")}>{metAt}</Fact>}
      {ownCard && <Fact term={t("card")}>{ownCard}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
