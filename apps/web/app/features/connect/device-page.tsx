import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { DeviceSetup } from "./device-setup.tsx";
import type { MadeDevice } from "./made-device.ts";

export const meta = metaIn(connectTexts, { title: "connectDevice" });

const LIST_PATH = "/account/connect";

/** Opened right after a password was made, which is kept in this page alone: leaving hides it, and so does a reload. */
export default function DevicePage() {
  const t = useTranslate(connectTexts);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [made] = useState(state as MadeDevice | null);
  useEffect(() => {
    if (state) void navigate(".", { replace: true, state: null });
  }, [state, navigate]);
  if (!made) return <Navigate to={LIST_PATH} replace />;
  return (
    <>
      <Crumbs
        label={t("breadcrumb")}
        links={[
          { to: "/account/settings", label: t("settings") },
          { to: LIST_PATH, label: t("title") },
        ]}
        current={made.name}
      />
      <DeviceSetup made={made} />
    </>
  );
}
