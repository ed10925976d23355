import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { ChannelField } from "./channel-field.tsx";

export function ContactsStep({ page }: { page: number }) {
  const { features } = useWizard();
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  return (
    <div data-card={color} className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2 md:gap-y-6">
      {CHANNEL_PAGES[page - 1]?.map((channel) => (
        <ChannelField key={channel.key} channel={channel} />
      ))}
    </div>
  );
}
