import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toDataUrl } from "./canvas.ts";
import { isLightInk, onDarkGround } from "./light-ink.ts";

type LightInkOfferProps = { logo: string; onChange: (logo: string) => void };

/** A white logo cannot be seen on its white plate: says so, and puts it on a dark ground. */
export function LightInkOffer({ logo, onChange }: LightInkOfferProps) {
  const t = useTranslate(wizardPictureTexts);
  const [lightLogo, setLightLogo] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // A logo that cannot be looked at is left alone: the preview shows what becomes of it.
    isLightInk(logo).then(
      (isLight) => isCurrent && setLightLogo(isLight ? logo : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [logo]);

  async function darken() {
    setBusy(true);
    try {
      onChange(await toDataUrl(await onDarkGround(logo)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div role="status">
      {lightLogo === logo && (
        <div className="mt-5">
          <Notice tone="warning" title={t("tooLight")}>
            <p>{t("tooLightText")}</p>
            <Button
              variant="secondary"
              isBusy={isBusy}
              busyLabel={t("oneMoment")}
              onClick={() => void darken()}
              className="mt-3"
            >
              {t("useDark")}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}
