import type { OwnCard } from "@visita/domain/card/card.contract";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { teamStart } from "@visita/domain/owner-messages/team-start";
import { templateOfCard } from "@visita/domain/team/template.rules";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { CardView } from "../../card/view/card-view.tsx";

type PatternPreviewProps = {
  /** Absent for an empty pattern. */
  card: OwnCard | undefined;
  /** Of the team. */
  name: string;
};

/** What the cards of the team begin with: what the first template sets, and room for each person's own. */
export function PatternPreview({ card, name }: PatternPreviewProps) {
  const t = useTranslate(teamStart);
  const isWide = useIsWide();
  const { channels } = templateOfCard(
    card ?? { logo: null, color: DEFAULT_THEME, companyname: "", contacts: {} },
  );
  const website = card?.contacts["website"];
  return (
    <aside
      aria-label={t("preview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled with the keyboard too
      tabIndex={0}
      className="hidden overflow-y-auto contain-strict border-s border-line bg-paper-100 -outline-offset-3 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:block dark:bg-sunk"
    >
      <div className="mx-auto w-97.5 py-8 [zoom:0.92]">
        {isWide && (
          <CardView
            isPreview
            card={{
              username: "",
              fullname: "",
              occupation: "",
              companyname: card ? card.companyname : name,
              bio: "",
              profilepic: null,
              logo: card?.logo ?? null,
              color: card?.color ?? DEFAULT_THEME,
              contacts: website ? { website } : {},
              mayHave: (channel) => channel in channels,
            }}
          />
        )}
      </div>
    </aside>
  );
}
