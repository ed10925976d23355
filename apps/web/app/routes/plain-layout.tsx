import { BRAND } from "@visita/domain/brand";
import { messagePages } from "@visita/domain/messages/message-pages";
import { Outlet } from "react-router";
import { PlainFrame } from "../features/shell/plain-frame.tsx";
import { useTranslate } from "../lib/language.tsx";
import { useSettings } from "../lib/use-settings.ts";

/** Of the pages for visitors that have nothing to show, in their language. */
export default function PlainLayout() {
  const t = useTranslate(messagePages);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <PlainFrame labels={{ skip: t("skipToContent"), home: t("brandHome", { brand }) }}>
      <Outlet />
    </PlainFrame>
  );
}
