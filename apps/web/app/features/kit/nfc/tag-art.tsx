import { themeOf } from "@visita/domain/card/themes";
import { Check, Nfc } from "lucide-react";
import { Rosette } from "../rosette.tsx";

const WAVES = [
  { size: "size-64", strength: "opacity-28" },
  { size: "size-77", strength: "opacity-16" },
];

type TagArtProps = { color: string; isLooking?: boolean; isDone?: boolean };

/** A round sticker with the rosette on it. Decorative. */
export function TagArt({ color, isLooking = false, isDone = false }: TagArtProps) {
  const Icon = isDone ? Check : Nfc;
  return (
    <div aria-hidden="true" className="relative h-80 text-card-deep">
      {WAVES.map(({ size, strength }) => (
        <span key={size} data-moves={isLooking || undefined} className={`kit-wave ${size} ${strength}`} />
      ))}
      <span className="absolute top-1/2 left-1/2 grid size-52 -translate-1/2 place-items-center overflow-hidden rounded-full bg-white text-card-base shadow-[0_0_0_1px_rgb(27_25_22/0.08),var(--shadow-card)]">
        <Rosette className="absolute inset-1 opacity-60" />
        {/* The tag is white in dark mode too, where the card's deep colour is a light one. */}
        <span
          style={{ color: themeOf(color).light.deep }}
          className="relative grid size-20 place-items-center rounded-full bg-white"
        >
          <Icon size={40} strokeWidth={1.75} />
        </span>
      </span>
    </div>
  );
}
