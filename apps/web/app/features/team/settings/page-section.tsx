import { useMutation } from "@tanstack/react-query";
import { proposeUsername } from "@visita/domain/card/username-proposal";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { teamPagePath } from "@visita/domain/team/team-page";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { displayLink } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { SettingsActions, SettingsLine, SettingsSection } from "../../../ui/settings-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { ShowOnPageSwitch } from "../page/show-on-page-switch.tsx";
import { PageAddressDialog } from "./page-address-dialog.tsx";
import { TEAM_ANSWERS, teamFailure, useTeamChange } from "./use-team-change.ts";

export type PageChanges = { isShown?: boolean; isIndexed?: boolean; slug?: string };

/** The public page: off until an owner turns it on, with an address made from the name. */
export function PageSection() {
  const t = useTranslate(teamSettings);
  const word = useAnswers(TEAM_ANSWERS);
  const { team } = useTeam();
  const { page, people } = team;
  const show = useTeamChange();
  const [isOpen, setIsOpen] = useState(false);
  const publicUrl = displayLink(useSettings()?.publicUrl ?? "");
  const slug = page.slug ?? proposeUsername(team.name);

  const change = useMutation({
    mutationFn: (changes: PageChanges) =>
      call("PUT /api/team/:teamid/page", {
        params: { teamid: team.teamid },
        body: { isShown: page.isShown, isIndexed: page.isIndexed, slug, ...changes },
      }),
    networkMode: "always",
    onSuccess: show,
  });
  const shown = { ...page, ...(change.isPending && change.variables) };

  function turn(changes: PageChanges) {
    if (change.isPending) return;
    change.mutate(changes, {
      onError: (error) => {
        const { message, fields } = teamFailure(error);
        // The name makes no address, or one that is not free: the owner chooses another.
        if (fields?.["slug"]) setIsOpen(true);
        else notify.error(word(message));
      },
    });
  }

  return (
    <SettingsSection id="page" title={t("page")} lead={t("pageLead")}>
      <Switch label={t("showPage")} isOn={shown.isShown} onChange={(isShown) => turn({ isShown })}>
        {slug && (
          <span dir="ltr" className="block wrap-anywhere">
            {publicUrl + teamPagePath(slug)}
          </span>
        )}
        {t("agreed", { agreed: page.agreed, count: people })}
      </Switch>
      <Switch
        label={t("searchEngines")}
        isOn={shown.isIndexed}
        isDisabled={!shown.isShown}
        onChange={(isIndexed) => turn({ isIndexed })}
      >
        {t("searchEnginesText")}
      </Switch>
      <SettingsLine
        title={t("address")}
        action={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t("change")}
          </Button>
        }
      >
        {slug && <span dir="ltr">{teamPagePath(slug)}</span>}
      </SettingsLine>
      <ShowOnPageSwitch />
      <p className="text-help text-muted">{t("memberDecides")}</p>
      {page.isShown && page.slug !== null && (
        <SettingsActions>
          <ButtonLink to={teamPagePath(page.slug)} reloadDocument variant="secondary" icon={ExternalLink}>
            {t("openPage")}
          </ButtonLink>
        </SettingsActions>
      )}
      <PageAddressDialog
        isOpen={isOpen}
        slug={slug}
        prefix={`${publicUrl}${teamPagePath("")}`}
        hasFormer={page.slug !== null}
        onClose={() => setIsOpen(false)}
        save={(changes) => change.mutateAsync(changes)}
      />
    </SettingsSection>
  );
}
