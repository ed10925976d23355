import { TextLink } from "../../../ui/text-link.tsx";

/** For somebody whose premium plan has ended. */
export function FreeFormHint() {
  return (
    <p className="mb-6 max-w-[44rem] border-l-2 border-line-strong pl-3.5 text-small text-muted lg:mb-8">
      Your cards are online in their free form: no logo, one colour, ten channels. Everything else is kept and
      comes back with a premium plan.{" "}
      <TextLink to="/subscription" className="whitespace-nowrap">
        See the plans
      </TextLink>
    </p>
  );
}
