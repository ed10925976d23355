import type { ChannelKey } from "@visita/domain/card/channels";
import { formatEnumeration } from "@visita/domain/format";
import { wizardAudience } from "@visita/domain/owner-messages/wizard-audience";
import { EyeOff, KeyRound, Link2, type LucideIcon, Users } from "lucide-react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Select } from "../../../ui/select.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { channelsSeen, useAudienceLinks } from "./audience-links.ts";

const PLAIN = "plain";
const OPEN_LINKS = "open links";

/** Above the preview, once links show different things: whose eyes one looks through. */
export function AudienceSelect({ className }: { className: string }) {
  const t = useTranslate(wizardAudience);
  const { store, features } = useWizard();
  const values = useWizardState((state) => state.values);
  const shownLink = useWizardState((state) => state.shownLink);
  const links = useAudienceLinks();
  const named = useChannelNames();
  const hasHidden = Object.keys(values.linkOnly ?? {}).length > 0;
  if (!links || (links.secret.length === 0 && !hasHidden)) return null;

  function describe(linkId?: string): string {
    const { shown, hidden } = channelsSeen(values, features, linkId);
    return hidden.length > 0
      ? t("notHere", { channels: named(hidden) })
      : t("allChannels", { count: shown.length });
  }

  const [first, ...others] = links.open;
  const options = [
    option(Users, PLAIN, t("plainAddress", { path: cardPath(values.username) }), describe()),
    ...links.secret.map(({ linkid, name }) => option(KeyRound, linkid, name, describe(linkid))),
  ];
  if (first) {
    const name = others.length > 0 ? t("andMore", { name: first.name, count: others.length }) : first.name;
    options.push(option(Link2, OPEN_LINKS, name, t("asForEverybody")));
  }
  return (
    <div className={className}>
      <Select
        label={t("whatVisitorSees")}
        options={options}
        value={options.some(({ value }) => value === shownLink) ? (shownLink ?? PLAIN) : PLAIN}
        onValueChange={(value) => store.showLink(value === PLAIN ? undefined : value)}
      />
    </div>
  );
}

function option(Icon: LucideIcon, value: string, label: string, detail: string) {
  const leading = <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />;
  return { value, label, detail, leading };
}

/** What the card holds and this visitor does not see. */
export function NotHere() {
  const t = useTranslate(wizardAudience);
  const { features } = useWizard();
  const values = useWizardState((state) => state.values);
  const shownLink = useWizardState((state) => state.shownLink);
  const named = useChannelNames();
  const { hidden } = channelsSeen(values, features, shownLink);
  if (hidden.length === 0) return null;
  return (
    <p className="sticky bottom-6 mx-10 mb-6 flex items-center gap-2.5 rounded-md border border-line bg-raised px-3.75 py-3 text-small shadow-card">
      <EyeOff aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">{t("notHere", { channels: named(hidden) })}</span>
    </p>
  );
}

function useChannelNames(): (keys: readonly ChannelKey[]) => string {
  const { language } = useTranslate(wizardAudience);
  const nameOf = useChannelName();
  return (keys) => formatEnumeration(language, keys.map(nameOf));
}
