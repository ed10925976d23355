import type { ChannelKey } from "@visita/domain/card/channels";
import { formatEnumeration } from "@visita/domain/format";
import { type AudienceText, wizardAudience } from "@visita/domain/owner-messages/wizard-audience";
import { ChevronDown, KeyRound, Users } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useLazyOverlay } from "../../../ui/use-lazy-module.ts";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { AudienceChoice } from "./audience-choice.tsx";
import { type AudienceLinks, useAudienceLinks } from "./audience-links.ts";

type ChannelAudienceProps = { channel: ChannelKey; label: string };

/** Below a channel that is filled in. A template says nothing of it, and a new card has no links. */
export function ChannelAudience(props: ChannelAudienceProps) {
  const { cardid, template } = useWizard();
  const chosen = useWizardState(({ values }) => values.linkOnly?.[props.channel]);
  const links = useAudienceLinks();
  if (template || !links || (cardid === null && !chosen)) return null;
  return <AudienceMenu {...props} links={links} chosen={chosen} />;
}

type AudienceMenuProps = ChannelAudienceProps & {
  links: AudienceLinks;
  chosen: readonly string[] | undefined;
};

const loadPopover = () => import("../../../ui/popover-panel.tsx");

function AudienceMenu({ channel, label, links, chosen }: AudienceMenuProps) {
  const t = useTranslate(wizardAudience);
  const isDesk = useMediaQuery("(min-width: 48rem)");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useLazyOverlay(loadPopover, { isOpen: isOpen && isDesk, onOpenChange: setOpen });
  const now = audienceWords(t, chosen, links);
  const title = t("whoSees", { channel: label });
  const Icon = chosen ? KeyRound : Users;
  const choice = <AudienceChoice channel={channel} label={label} links={links} />;
  return (
    // What is pressed in the panel is none of the form around the button.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from the form
    <div className="contents" onKeyDown={keepFromForm}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t("whoSeesNow", { now, channel: label })}
        onClick={() => setOpen((before) => !before)}
        className={classNames(
          "-mb-3 inline-flex min-h-touch max-w-full items-center gap-1.5 rounded-sm text-start text-small",
          chosen ? "font-semibold text-accent" : "text-muted hover:text-text",
        )}
      >
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 truncate">{now}</span>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
      </button>
      {isDesk
        ? popover && (
            <popover.PopoverPanel anchor={button} label={title} isOpen={isOpen} onOpenChange={setOpen}>
              {choice}
            </popover.PopoverPanel>
          )
        : isOpen && (
            <Dialog isOpen onOpenChange={setOpen} returnTo={button} title={title}>
              <div className="-mx-3 mt-2">{choice}</div>
              <Button isFull className="mt-3" onClick={() => setOpen(false)}>
                {t("done")}
              </Button>
            </Dialog>
          )}
    </div>
  );
}

function keepFromForm(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** "For everybody", "Only on Close customers, Press", "Only on 3 links". */
function audienceWords(
  t: AudienceText,
  chosen: readonly string[] | undefined,
  { secret }: AudienceLinks,
): string {
  if (!chosen) return t("forEverybody");
  const names = secret.filter(({ linkid }) => chosen.includes(linkid)).map(({ name }) => name);
  if (names.length === 0) return t("onNoLink");
  if (names.length > 2) return t("onlyOnCount", { count: names.length });
  return t("onlyOn", { links: formatEnumeration(t.language, names) });
}
