import { cardThemes } from "@visita/domain/card/themes";
import { PlaceholderTile } from "../../app/features/card/view/channel-tile.tsx";
import { CardCover } from "../../app/ui/card-cover.tsx";
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
              <PlaceholderTile channel="phonenumber" label="Phone" hint={theme.light.deep} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
