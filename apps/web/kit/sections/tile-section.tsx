import { Globe, MapPin, Phone } from "lucide-react";
import { TileSquare, TileWide } from "../../app/ui/tile.tsx";
import { Section } from "../section.tsx";

const icon = { size: 24, strokeWidth: 1.85 } as const;

export function TileSection() {
  return (
    <Section title="Channel tile">
      <div data-card="blue-color-one" className="grid gap-2">
        <TileWide
          icon={<Phone {...icon} />}
          label="Phone"
          value="+39 02 5550 0142"
          href="tel:+390255500142"
        />
        <div className="grid grid-cols-3 gap-2">
          {["LinkedIn", "WhatsApp", "A very long custom title"].map((label) => (
            <TileSquare
              key={label}
              icon={
                <span className="text-[1.4375rem] leading-none font-extrabold tracking-[-0.04em]">in</span>
              }
              label={label}
              value="giulia-ferrante"
              href="https://officinabrera.example"
            />
          ))}
        </div>
      </div>
      <div data-card="tomato-color" className="grid gap-2">
        <TileWide
          icon={<Globe {...icon} />}
          label="Studio shop"
          value="saltmarsh.example/a/long/address/that/does/not/fit/in/one/line/of/the/tile"
          href="https://saltmarsh.example"
        />
        <TileWide icon={<MapPin {...icon} />} label="Address" value="Not a link" />
      </div>
    </Section>
  );
}
