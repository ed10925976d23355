import { useQueryClient } from "@tanstack/react-query";
import { teamAnswers } from "@visita/domain/answers/team";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { notify } from "../../../ui/toast.tsx";
import { cardKeys } from "../../card/public/card.queries.ts";
import { useTeam } from "../frame/team-context.ts";

/** Who looks after a team has no card of it until they make one. */
export function OwnCardOffer({ templates }: { templates: readonly TeamTemplate[] }) {
  const t = useTranslate(teamOverview);
  useAnswers({ team: teamAnswers });
  const { userid, team, refetch } = useTeam();
  const queryClient = useQueryClient();
  const guard = useGuard();
  const [first, second] = templates;

  const make = (templateid: string) =>
    guard.run(true, async () => {
      try {
        const params = { teamid: team.teamid };
        const { username } = await call("POST /api/team/:teamid/card", { params, body: { templateid } });
        await Promise.all([refetch(), queryClient.invalidateQueries({ queryKey: cardKeys.list(userid) })]);
        notify.success(t("made", { address: cardPath(username) }));
        // The offer goes away with the next drawing.
        return "leaving";
      } catch (error) {
        notify.error(error instanceof ApiError ? error.message : t("notMade"));
      }
    });

  if (!first) return null;
  const look = { variant: "secondary", isBusy: guard.running !== null, busyLabel: t("making") } as const;
  return (
    <section className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 lg:px-7">
      <div className="min-w-0 leading-[1.4]">
        <h2 className="font-semibold">{t("noCard")}</h2>
        <p className="text-small text-muted">{t("noCardText")}</p>
      </div>
      {second ? (
        <Menu trigger={<Button {...look}>{t("makeCard")}</Button>}>
          {templates.map(({ templateid, name }) => (
            <MenuItem key={templateid} onSelect={() => void make(templateid)}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <Button {...look} onClick={() => void make(first.templateid)}>
          {t("makeCard")}
        </Button>
      )}
    </section>
  );
}
