import { scanTexts } from "@visita/domain/owner-messages/scan";
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { notify } from "../../ui/toast.tsx";
import { CameraDenied } from "./camera-denied.tsx";
import { CameraScreen } from "./camera-screen.tsx";
import { KeptList, OfflineNotice } from "./kept-list.tsx";
import { isWaiting } from "./public/scan-store.ts";
import { ScanDesk } from "./scan-desk.tsx";
import { ScanResult } from "./scan-result.tsx";
import { useCamera } from "./use-camera.ts";
import { type ScanPageParts, usePhoto } from "./use-photo.ts";
import { useScan } from "./use-scan.ts";

type ScanPageProps = {
  userid: string;
  /** Of pages of the account; the camera of a phone takes its place. */
  frame: ComponentType<{ children: ReactNode }>;
};

export function ScanPage({ userid, frame: Frame }: ScanPageProps) {
  const t = useTranslate(scanTexts);
  const isWide = useIsWide();
  const scan = useScan(userid);
  // A phone is held at codes; on a desktop a light goes on beside the screen.
  const camera = useCamera(!isWide);
  const photo = usePhoto(scan);
  const isOnline = useOnline();
  const { stop } = camera;
  const onReaderMissing = useCallback(() => {
    notify.error(t("readerMissing"), { id: "scan" });
    stop();
  }, [stop, t]);
  const parts = { userid, scan, camera, photo, isOnline, onReaderMissing };
  const isCameraOn = camera.state === "on" || camera.state === "starting";
  if (!isWide && isCameraOn) return <CameraScreen {...parts} />;
  return (
    <Frame>
      <FramedScan {...parts} />
    </Frame>
  );
}

function FramedScan(parts: ScanPageParts) {
  const { userid, scan, camera, photo, isOnline } = parts;
  const t = useTranslate(scanTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const { offer, scans } = scan;
  const reason = camera.state === "denied" || camera.state === "missing" || camera.state === "insecure";
  const waiting = scans.filter(isWaiting).length;
  const scanid = offer?.scanid;
  useEffect(() => {
    if (scanid) resultHeading.current?.focus();
  }, [scanid]);

  function leave(work: () => void) {
    work();
    heading.current?.focus();
  }

  return (
    <>
      <Crumbs
        label={t("breadcrumb")}
        links={[{ to: "/contacts", label: t("contacts") }]}
        current={t("title")}
      />
      {!reason && (
        <div className="mb-6">
          <h1 ref={heading} tabIndex={-1} className="type-title outline-none">
            {t("title")}
          </h1>
          <p className="mt-1 text-muted">{t("lead")}</p>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)] lg:gap-10">
        {reason && !(offer && photo.shown) ? (
          <CameraDenied
            reason={camera.state as "denied"}
            headingRef={heading}
            isReading={photo.isReading}
            onRetry={() => void camera.start()}
            onPhoto={photo.choose}
          />
        ) : (
          <ScanDesk {...parts} />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {!isOnline && <OfflineNotice />}
          {offer && (
            <section
              key={offer.scanid}
              aria-label={t("title")}
              className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 max-lg:order-first"
            >
              <ScanResult
                userid={userid}
                offer={offer}
                occasion={scan.occasion}
                headingRef={resultHeading}
                onKeep={(chosen) =>
                  leave(() => {
                    photo.forget();
                    void scan.keep(offer, chosen);
                  })
                }
                onDismiss={() =>
                  leave(() => {
                    photo.forget();
                    scan.dismiss();
                  })
                }
              />
            </section>
          )}
          {(!reason || scans.length > 0) && (
            <section>
              <div className="flex items-baseline justify-between gap-4">
                <h2 className="type-heading">{t("keptToday")}</h2>
                <p className="text-small text-muted">
                  {waiting > 0 ? t("countWaiting", { count: waiting }) : t("people", { count: scans.length })}
                </p>
              </div>
              {scans.length === 0 ? (
                <p className="mt-1 text-small text-muted">{t("nobodyKept")}</p>
              ) : (
                <KeptList scans={scans} onUndo={(id) => void scan.undo(id)} />
              )}
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
