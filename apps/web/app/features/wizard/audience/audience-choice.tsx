import type { ChannelKey } from "@visita/domain/card/channels";
import { wizardAudience } from "@visita/domain/owner-messages/wizard-audience";
import { useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import type { AudienceLinks } from "./audience-links.ts";

type AudienceChoiceProps = { channel: ChannelKey; label: string; links: AudienceLinks };

/** Everybody, or those who come by the links that are ticked. */
export function AudienceChoice({ channel, label, links: { secret } }: AudienceChoiceProps) {
  const t = useTranslate(wizardAudience);
  const { store } = useWizard();
  const chosen = useWizardState(({ values }) => values.linkOnly?.[channel]);
  const name = useId();

  function toggle(linkid: string) {
    if (!chosen) return;
    const others = chosen.filter((id) => id !== linkid);
    store.setLinkOnly(channel, others.length < chosen.length ? others : [...chosen, linkid]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("whoSees", { channel: label })}</legend>
      <Choice
        name={name}
        label={t("forEverybody")}
        note={t("forEverybodyNote")}
        isChosen={chosen === undefined}
        onChoose={() => store.setLinkOnly(channel, undefined)}
      />
      <Choice
        name={name}
        label={t("onlyOnChosen")}
        note={t("onlyOnChosenNote")}
        isChosen={chosen !== undefined}
        onChoose={() => store.setLinkOnly(channel, chosen ?? [])}
      />
      {chosen && (
        <div className="ps-12 pe-3">
          {secret.map((link) => (
            <Checkbox
              key={link.linkid}
              checked={chosen.includes(link.linkid)}
              onChange={() => toggle(link.linkid)}
            >
              <bdi className="wrap-anywhere">{link.name}</bdi>
            </Checkbox>
          ))}
        </div>
      )}
      <p className="mx-1.5 mt-1.5 border-t border-line px-1.5 py-2.5 text-help text-muted">
        {t(secret.length === 0 ? "noneToChoose" : "notOffered")}
      </p>
    </fieldset>
  );
}

type ChoiceProps = { name: string; label: string; note: string; isChosen: boolean; onChoose: () => void };

function Choice({ name, label, note, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-1.5 hover:bg-sunk">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[7px] checked:border-accent"
      />
      <span className="grid min-w-0 leading-[1.35]">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <span id={`${id}-note`} className="text-help text-muted">
          {note}
        </span>
      </span>
    </label>
  );
}
