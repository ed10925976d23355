import { CardCover, TurnedCorner } from "../../app/ui/card-cover.tsx";
import { classNames } from "../../app/ui/class-names.ts";
import { Pair, Section, Specimen } from "../section.tsx";

export function CardSection() {
  return (
    <Section title="The turned corner">
      <Pair>
        <Specimen name="not kept">
          <Sample />
        </Specimen>
        <Specimen name="kept: saved to favourites">
          <Sample isKept />
        </Specimen>
      </Pair>
      <CardCover theme="blue-color-four" className="flex flex-wrap gap-3 rounded-lg p-5">
        <button
          type="button"
          className="min-h-touch rounded-md border border-current px-4 font-semibold outline-3 outline-offset-2 outline-white outline-solid shadow-[0_0_0_8px_var(--color-ink-900)]"
        >
          Focus on a pale cover
        </button>
      </CardCover>
    </Section>
  );
}

function Sample({ isKept = false }: { isKept?: boolean }) {
  return (
    <div
      data-card="seagreen-color"
      className={classNames(
        "relative w-full transition-[--turn] duration-fold",
        "[filter:drop-shadow(0_var(--edge)_0_var(--card-edge))_drop-shadow(0_12px_14px_rgb(27_25_22/0.16))]",
        isKept ? "[--turn:48px]" : "[--turn:0px]",
      )}
    >
      <CardCover
        theme="seagreen-color"
        className="turned-face flex aspect-[1.62] flex-col justify-end rounded-lg p-5"
      >
        <p className="font-display text-heading">Kwame Asante</p>
        <p className="text-caption font-medium">Structural Engineer @ Halden &amp; Voss</p>
      </CardCover>
      {isKept && <TurnedCorner />}
    </div>
  );
}
