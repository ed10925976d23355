import { connectTexts } from "@visita/domain/owner-messages/connect";
import { OwnDevicePage } from "../features/connect/own-device-page.tsx";
import { PlainFrame } from "../features/shell/plain-frame.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(connectTexts, { title: "connectDevice" });

export default function ConnectDevice() {
  return (
    <PlainFrame>
      <OwnDevicePage />
    </PlainFrame>
  );
}
