import { DEVICE_SYSTEMS, DeviceSystem } from "@visita/domain/connect/token.contract";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Download, Eye } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { CodePicture } from "../../ui/code-picture.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { CopiedValue } from "./copied-value.tsx";
import { deviceUrl, type MadeDevice } from "./made-device.ts";
import { SYSTEMS } from "./systems.ts";

/** What to do on each system, beside what it asks for. */
export function DeviceSetup({ made }: { made: MadeDevice }) {
  const t = useTranslate(connectTexts);
  const [system, setSystem] = useState<DeviceSystem>(made.system);
  return (
    <>
      <h1 className="type-title wrap-anywhere">{t("connectNamed", { name: made.name })}</h1>
      <p className="mt-1.5 mb-5 text-muted">{t("twoBooks")}</p>
      <Notice tone="warning" icon={Eye} title={t("passwordOnce")}>
        <p>{t("passwordOnceText")}</p>
      </Notice>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Tabs value={system} onValueChange={(value) => setSystem(DeviceSystem.parse(value))}>
          <TabList
            label={t("stepsFor")}
            className="overflow-x-auto overflow-y-hidden [&>*]:px-2.5! [&>*]:whitespace-nowrap"
          >
            {DEVICE_SYSTEMS.map((each) => (
              <Tab key={each} value={each}>
                {t(SYSTEMS[each].label)}
              </Tab>
            ))}
          </TabList>
          {DEVICE_SYSTEMS.map((each) => (
            <TabPanel key={each} value={each} className="pt-6">
              <Steps steps={SYSTEMS[each].steps.map((step) => t(step))} />
              {SYSTEMS[each].hasProfile && <ProfileForm made={made} />}
              <p className="mt-5 max-w-prose text-help text-muted">{t(SYSTEMS[each].note)}</p>
            </TabPanel>
          ))}
        </Tabs>
        <Values made={made} hasCode={SYSTEMS[system].isPhone} />
      </div>
    </>
  );
}

/** A form, because the browser itself has to receive the profile: a script cannot install one. */
function ProfileForm({ made }: { made: MadeDevice }) {
  const t = useTranslate(connectTexts);
  return (
    <form method="post" action="/dav/profile" className="mt-6">
      <input type="hidden" name="username" value={made.user} />
      <input type="hidden" name="password" value={made.password} />
      <Button type="submit" size="lg" icon={Download}>
        {t("downloadProfile")}
      </Button>
    </form>
  );
}

function Values({ made, hasCode }: { made: MadeDevice; hasCode: boolean }) {
  const t = useTranslate(connectTexts);
  const publicUrl = useSettings()?.publicUrl ?? "";
  const { user, password } = made;
  return (
    <section
      aria-label={t("values")}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <CopiedValue label={t("server")} copyLabel={t("copyServer")} value={`${publicUrl}/dav`} />
      <CopiedValue label={t("userName")} copyLabel={t("copyUserName")} value={user} />
      <CopiedValue
        label={t("password")}
        copyLabel={t("copyPassword")}
        value={password}
        shown={password.match(/.{1,4}/g)?.join(" ")}
      />
      {hasCode && (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4 border-t border-line pt-4 text-help text-muted">
          <span role="img" aria-label={t("codeLabel")}>
            <CodePicture
              url={deviceUrl(publicUrl, made)}
              className="w-full rounded-sm shadow-[0_0_0_1px_var(--color-line)]"
            />
          </span>
          <p className="text-balance">{t("readCode")}</p>
        </div>
      )}
    </section>
  );
}
