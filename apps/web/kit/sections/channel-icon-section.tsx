import { CHANNELS } from "@visita/domain/card/channels";
import { ChannelIcon } from "../../app/features/card/view/channel-icon.tsx";
import { Section } from "../section.tsx";

export function ChannelIconSection() {
  return (
    <Section title="Channel icons">
      <ul
        data-card="blue-color-one"
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 text-card-deep"
      >
        {CHANNELS.map(({ key, label }) => (
          <li key={key} className="grid justify-items-center gap-1 text-caption">
            <ChannelIcon channel={key} size={26} />
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
