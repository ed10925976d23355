import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { TeamSettingsPage } from "../features/team/settings/team-settings-page.tsx";
import { PictureField } from "../features/wizard/picture/picture-field.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(teamSettings, { title: "title" });

export default function TeamSettings() {
  return <TeamSettingsPage LogoField={PictureField} />;
}
