import { BRAND } from "@visita/domain/brand";
import { nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { messagePages } from "@visita/domain/messages/message-pages";
import { use } from "react";
import { Outlet } from "react-router";
import { PlainFrame } from "../features/shell/plain-frame.tsx";
import { LanguageContext, useTranslate } from "../lib/language.tsx";
import { useSettings } from "../lib/use-settings.ts";
import { LanguageMenu } from "../ui/language-menu.tsx";
import { pageWidth } from "../ui/page-frame.tsx";

/** Of the pages for visitors that have nothing to show, in their language. */
export default function PlainLayout() {
  const t = useTranslate(messagePages);
  const language = use(LanguageContext);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <PlainFrame labels={{ skip: t("skipToContent"), home: t("brandHome", { brand }) }}>
      <Outlet />
      <div className={`${pageWidth} pb-6`}>
        <LanguageMenu languages={VISITOR_LANGUAGES} label={t("language", { name: nameOf(language) })} />
      </div>
    </PlainFrame>
  );
}
