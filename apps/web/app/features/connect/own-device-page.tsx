import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useEffect, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { TextLink } from "../../ui/links.tsx";
import { pageWidth } from "../../ui/page-frame.tsx";
import { OwnerLanguageMenu } from "../session/public/owner-language-menu.tsx";
import { DeviceSetup } from "./device-setup.tsx";
import { type MadeDevice, readDevice } from "./made-device.ts";

/** Opened on the device itself, by the code: nobody has to sign in there. */
export function OwnDevicePage() {
  const t = useTranslate(connectTexts);
  const [made, setMade] = useState<MadeDevice | null>();
  useEffect(() => {
    const read = readDevice(window.location.hash);
    setMade((known) => read ?? known ?? null);
    // Neither the history nor an address that is passed on holds the password.
    if (read) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  return (
    <div className={`${pageWidth} pt-4 pb-12`}>
      {made && <DeviceSetup made={made} />}
      {made === null && (
        <>
          <h1 className="type-title">{t("nothingHere")}</h1>
          <p className="mt-1.5 max-w-prose text-muted">{t("nothingHereText")}</p>
          <p className="mt-5">
            <TextLink to="/account/connect">{t("title")}</TextLink>
          </p>
        </>
      )}
      <div className="mt-10">
        <OwnerLanguageMenu />
      </div>
    </div>
  );
}
