import { turnedCard } from "@visita/domain/card/card-sides";
import type { ChannelKey } from "@visita/domain/card/channels";
import type { Kit } from "@visita/domain/kit/kit.contract";
import {
  defaultChannels,
  layoutsOf,
  SIGNATURE_MAX_CHANNELS,
  type SignatureChannel,
  type SignatureLayout,
  signatureChannels,
  signatureHtml,
  signatureText,
} from "@visita/domain/kit/signature";
import { nameOfCode } from "@visita/domain/language/languages";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { kitSignature } from "@visita/domain/owner-messages/kit-signature";
import type english from "@visita/domain/owner-messages/kit-signature/en";
import { type ReactNode, useId, useState } from "react";
import { publicUrlOf } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ChipToggle } from "../../../ui/chip-toggle.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { useTickFirstRun } from "../../first-run/public/first-run.queries.ts";
import { signatureWords } from "../card-words.ts";
import { HowTo, PieceLayout } from "../piece-layout.tsx";
import { previewMarkup } from "./preview-markup.ts";
import { SignatureActions } from "./signature-actions.tsx";
import { SignaturePreview } from "./signature-preview.tsx";

const LAYOUT_LABELS = {
  line: "line",
  photo: "withPhoto",
  code: "photoAndCode",
} as const satisfies Record<SignatureLayout, keyof typeof english>;

/** Made in the browser, from the same rules as everything else: nothing of it is sent anywhere. */
export function SignaturePiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitSignature);
  const [side, setSide] = useState<"first" | "second">("first");
  const card = side === "second" ? turnedCard(kit.card) : kit.card;
  const layouts = layoutsOf(card);
  const [layout, setLayout] = useState<SignatureLayout>(layouts.at(-1) ?? "line");
  const [channels, setChannels] = useState(() => defaultChannels(card));
  const tickFirstRun = useTickFirstRun(card.userid);
  const available = signatureChannels(card);
  const publicUrl = publicUrlOf(kit);
  const options = { layout, channels, publicUrl, words: signatureWords(card) };
  const html = signatureHtml(card, options);
  return (
    <PieceLayout
      kit={kit}
      stage={<SignaturePreview html={previewMarkup(html, publicUrl)} />}
      controls={
        <>
          {kit.card.secondSide && (
            <ChoiceGroup
              label={t("side")}
              options={[
                sideOption("first", kit.card.language),
                sideOption("second", kit.card.secondSide.language),
              ]}
              value={side}
              onValueChange={setSide}
            />
          )}
          <ChoiceGroup
            label={t("layout")}
            perRow={layouts.length === 3 ? 3 : 2}
            options={layouts.map((value) => ({
              value,
              label: t(LAYOUT_LABELS[value]),
              picture: LAYOUT_PICTURES[value],
            }))}
            value={layout}
            onValueChange={setLayout}
          />
          {available.length > 0 && (
            <ChannelChips channels={available} chosen={channels} onChange={setChannels} />
          )}
          <SignatureActions
            html={html}
            text={signatureText(card, options)}
            username={card.username}
            onTaken={() => tickFirstRun("signature_copied")}
          />
        </>
      }
      steps={<MailSteps />}
    />
  );
}

function sideOption(value: "first" | "second", language: string | undefined) {
  return { value, label: nameOfCode(language), lang: language };
}

/** Small drawings of the layouts, for the choice between them. */
const LAYOUT_PICTURES: Readonly<Record<SignatureLayout, ReactNode>> = {
  line: (
    <svg aria-hidden="true" width={68} height={30} viewBox="0 0 68 30" fill="currentColor">
      <path d="M6 3h3v24H6z" fill="var(--card-deep)" />
      <path d="M15 4h26v5H15zM15 13h40v3H15zM15 20h34v3H15z" />
    </svg>
  ),
  photo: (
    <svg aria-hidden="true" width={68} height={38} viewBox="0 0 68 38" fill="currentColor">
      <path d="M6 3h20v26H6z" fill="none" stroke="var(--card-deep)" strokeWidth={2} />
      <path d="M32 4h24v5H32z" />
      <path d="M32 13h9v2.5h-9z" fill="var(--card-deep)" />
      <path d="M32 20h30v3H32zM32 27h24v3H32z" />
    </svg>
  ),
  code: (
    <svg aria-hidden="true" width={68} height={38} viewBox="0 0 68 38" fill="currentColor">
      <path d="M3 4h14v18H3z" fill="none" stroke="var(--card-deep)" strokeWidth={2} />
      <path d="M22 4h18v4H22zM22 12h20v3H22zM22 19h17v3H22zM22 26h20v3H22z" />
      <path
        d="M48 4h7v7h-7zM58 4h7v7h-7zM48 14h7v7h-7zM58 14h3v3h-3zM62 18h3v3h-3z"
        fill="var(--card-deep)"
      />
    </svg>
  ),
};

type ChannelChipsProps = {
  channels: readonly SignatureChannel[];
  chosen: readonly ChannelKey[];
  onChange: (chosen: ChannelKey[]) => void;
};

/** Up to six; then the others wait until one is taken away. They stay in the order of the card. */
function ChannelChips({ channels, chosen, onChange }: ChannelChipsProps) {
  const t = useTranslate(kitSignature);
  const names = useTranslate(channelNames);
  const countId = useId();
  const isFull = chosen.length >= SIGNATURE_MAX_CHANNELS;

  function toggle(key: ChannelKey) {
    const wanted = new Set(chosen);
    if (!wanted.delete(key)) wanted.add(key);
    onChange(channels.map((channel) => channel.key).filter((other) => wanted.has(other)));
  }

  return (
    <fieldset aria-describedby={countId} className="min-w-0">
      <legend className="float-start mb-2.5 text-small font-semibold">{t("channels")}</legend>
      <p id={countId} role="status" className="float-end text-help text-muted">
        {t(isFull ? "chosenAll" : "chosenOf", { count: chosen.length, max: SIGNATURE_MAX_CHANNELS })}
      </p>
      <div className="clear-both flex flex-wrap gap-2">
        {channels.map(({ key, label }) => {
          const isOn = chosen.includes(key);
          return (
            <ChipToggle
              key={key}
              icon={<ChannelIcon channel={key} size={18} />}
              isOn={isOn}
              isDisabled={!isOn && isFull}
              onToggle={() => toggle(key)}
            >
              {isNamedChannel(key) ? names(key) : label}
            </ChipToggle>
          );
        })}
      </div>
    </fieldset>
  );
}

const PROGRAMS = [
  { name: "Gmail", steps: ["pressCopy", "gmailSettings", "gmailPaste"] },
  { name: "Outlook", steps: ["pressCopy", "outlookSettings", "outlookPaste"] },
  { name: "Apple Mail", steps: ["pressCopy", "appleMailSettings", "appleMailPaste"] },
  { name: "Thunderbird", steps: ["pressCopyHtml", "thunderbirdSettings", "thunderbirdPaste"] },
] as const;

function MailSteps() {
  const t = useTranslate(kitSignature);
  return (
    <HowTo>
      <Tabs defaultValue={PROGRAMS[0].name}>
        <TabList
          label={t("emailApps")}
          className="overflow-x-auto overflow-y-hidden [&>*]:px-1! [&>*]:whitespace-nowrap"
        >
          {PROGRAMS.map(({ name }) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {PROGRAMS.map(({ name, steps }) => (
          <TabPanel key={name} value={name} className="pt-4.5">
            <Steps steps={steps.map((step) => t(step))} />
          </TabPanel>
        ))}
      </Tabs>
    </HowTo>
  );
}
