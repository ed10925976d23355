import { channelExample } from "@visita/domain/card/channel-example";
import type { Channel } from "@visita/domain/card/channels";
import { channelExampleTexts } from "@visita/domain/owner-messages/channel-examples";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import { fitsEnding } from "@visita/domain/team/template";
import { mayHaveEnding } from "@visita/domain/team/template.rules";
import { useTranslate } from "../../../lib/language.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { ChannelField } from "../steps/channel-field.tsx";
import { useContact, useWizard } from "../wizard-context.tsx";
import { drawExample, ExampleHint, TemplateField, useRules } from "./template-field.tsx";

type TemplateChannelFieldProps = { channel: Channel; onLeaveOut: (() => void) | undefined };

export function TemplateChannelField({ channel, onLeaveOut }: TemplateChannelFieldProps) {
  const nameOf = useChannelName();
  const { key } = channel;
  return (
    <TemplateField
      field={`contacts.${key}`}
      name={nameOf(key)}
      icon={<ChannelIcon channel={key} size={20} />}
      onLeaveOut={onLeaveOut}
      fixed={<ChannelField channel={channel} isLabelHidden />}
      theirs={mayHaveEnding(channel) ? <EndingField channel={channel} /> : <OwnExample channel={channel} />}
    />
  );
}

function OwnExample({ channel }: { channel: Channel }) {
  const example = useTranslate(channelExampleTexts);
  const { template } = useWizard();
  return (
    <ExampleHint
      value={template?.colleague.contacts[channel.key]?.value ?? channelExample(example, channel)}
    />
  );
}

/** How what people enter has to end. */
function EndingField({ channel }: { channel: Channel }) {
  const t = useTranslate(wizardTemplate);
  const { rules, change } = useRules();
  const { error } = useContact(channel.key);
  const { template } = useWizard();
  const { key } = channel;
  const field = `contacts.${key}`;
  const ending = rules.endings[key] ?? "";
  const example = exampleWith(ending.trim(), template?.colleague.contacts[key]?.value ?? "");
  return (
    <div data-field={field} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField
        label={t("mustEndWith")}
        isOptional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={ending}
        error={error}
        hint={
          ending.trim() !== "" && (
            <TaggedText
              text={example ? t("mayType", { value: example }) : t("anotherRefused")}
              tags={{ b: drawExample }}
            />
          )
        }
        onChange={(event) => change({ endings: { ...rules.endings, [key]: event.target.value } }, field)}
      />
      {ending.trim() === "" && <OwnExample channel={channel} />}
    </div>
  );
}

/** What a colleague has there, as they would have to write it; empty where that cannot be known. */
function exampleWith(ending: string, value: string): string {
  if (value !== "" && fitsEnding(value, ending)) return value;
  const [name = ""] = value.split("@");
  return name !== "" && ending.startsWith("@") ? name + ending : "";
}
