import { commonTexts } from "@visita/domain/owner-messages/common";
import { scanTexts } from "@visita/domain/owner-messages/scan";
import { Camera, CameraOff, Image } from "lucide-react";
import { type Ref, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { FilePickerButton } from "../../ui/file-picker-button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { CameraState } from "./use-camera.ts";

const BROWSERS = [
  { value: "safari", name: "Safari", steps: ["safariOpen", "safariFind", "safariAllow"] },
  { value: "chrome", name: "Chrome", steps: ["chromeOpen", "chromeFind", "chromeAllow"] },
  { value: "firefox", name: "Firefox", steps: ["firefoxOpen", "firefoxFind", "firefoxAllow"] },
] as const;

type CameraDeniedProps = {
  reason: Extract<CameraState, "denied" | "missing" | "insecure">;
  headingRef: Ref<HTMLHeadingElement>;
  isReading: boolean;
  onRetry: () => void;
  onPhoto: (photo: File) => void;
};

/** How to give the camera, and what works without it. */
export function CameraDenied({ reason, headingRef, isReading, onRetry, onPhoto }: CameraDeniedProps) {
  const t = useTranslate(scanTexts);
  const common = useTranslate(commonTexts);
  const brand = useSettings()?.brand ?? "";
  const isDenied = reason === "denied";
  return (
    <div className="grid max-w-136 grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <span className="grid size-20 place-items-center rounded-lg bg-sunk text-muted">
        <CameraOff aria-hidden="true" size={32} strokeWidth={1.75} />
      </span>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title text-balance">
          {isDenied ? t("deniedTitle", { brand }) : t("noCameraTitle")}
        </h1>
        <p className="mt-2 text-muted">
          {t(isDenied ? "deniedLead" : reason === "missing" ? "noCameraLead" : "insecureLead")}
        </p>
      </div>
      {isDenied && <Steps />}
      <Button size="lg" icon={Camera} className="max-lg:w-full" onClick={onRetry}>
        {common("tryAgain")}
      </Button>
      <FilePickerButton
        variant="secondary"
        size="lg"
        icon={Image}
        accept="image/*"
        isBusy={isReading}
        busyLabel={t("reading")}
        className="max-lg:w-full"
        onChoose={onPhoto}
      >
        {t("usePhoto")}
      </FilePickerButton>
    </div>
  );
}

function Steps() {
  const t = useTranslate(scanTexts);
  const [browser, setBrowser] = useState<string>(ownBrowser);
  return (
    <Tabs value={browser} onValueChange={setBrowser} className="w-full border-t border-line pt-2">
      <TabList label={t("browser")}>
        {BROWSERS.map(({ value, name }) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {BROWSERS.map(({ value, steps }) => (
        <TabPanel key={value} value={value} className="pt-4">
          <ol className="grid gap-3.5">
            {steps.map((step, at) => (
              <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
                <span aria-hidden="true" className="font-display text-role text-accent">
                  {at + 1}
                </span>
                {t(step)}
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Chrome calls itself Safari too, and every browser on an iPhone is one. */
function ownBrowser(): (typeof BROWSERS)[number]["value"] {
  const agent = navigator.userAgent;
  if (/Firefox|FxiOS/.test(agent)) return "firefox";
  return /Chrom|CriOS|Edg/.test(agent) ? "chrome" : "safari";
}
