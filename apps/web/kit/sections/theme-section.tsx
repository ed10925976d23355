import { cardThemes } from "@visita/domain/card/themes";
import { Phone } from "lucide-react";
import { CardCover } from "../../app/ui/card-cover.tsx";
import { TileWide } from "../../app/ui/tile.tsx";
import { Section } from "../section.tsx";

export function ThemeSection() {
  return (
    <div className="mt-12">
      <Section title="26 card themes">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5">
          {cardThemes.map((theme) => (
            <li
              key={theme.key}
              data-card={theme.key}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
            >
              <div className="[filter:drop-shadow(0_var(--edge)_0_var(--card-edge))]">
                <CardCover theme={theme.key} className="flex h-37 flex-col justify-end rounded-lg p-4">
                  <p className="font-display text-heading">{theme.name}</p>
                  <p className="truncate text-caption font-medium">{theme.key}</p>
                </CardCover>
              </div>
              <TileWide
                icon={<Phone size={24} strokeWidth={1.85} />}
                label="Phone"
                value={theme.light.deep}
                href="tel:+390255500142"
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
