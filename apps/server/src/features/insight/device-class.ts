import type { Device } from "@visita/domain/insight/insight.constants";

const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|iPod|Windows Phone/i;

/** An iPad that asks for desktop pages counts as a desktop: its user agent says nothing else. */
export function deviceClass(userAgent: string): Device {
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "desktop";
}
