import { Check, Nfc } from "lucide-react";
import { Rosette } from "../rosette.tsx";

const WAVES = [
  { size: "size-64", strength: "opacity-60" },
  { size: "size-78", strength: "opacity-35" },
];

type TagArtProps = { isLooking?: boolean; isDone?: boolean };

/** A round sticker with the rosette on it. Decorative. */
export function TagArt({ isLooking = false, isDone = false }: TagArtProps) {
  const Icon = isDone ? Check : Nfc;
  return (
    <div aria-hidden="true" className="relative h-80 text-card-deep">
      {WAVES.map(({ size, strength }) => (
        <span key={size} data-moves={isLooking || undefined} className={`kit-wave ${size} ${strength}`} />
      ))}
      <span className="absolute top-1/2 left-1/2 grid size-52 -translate-1/2 place-items-center overflow-hidden rounded-full bg-white text-card-base shadow-card">
        <Rosette className="absolute inset-0 size-full opacity-60" />
        <span className="relative grid size-20 place-items-center rounded-full bg-white text-ink-900">
          <Icon size={40} strokeWidth={1.75} />
        </span>
      </span>
    </div>
  );
}
