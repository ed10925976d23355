import type { Config } from "../config/config.ts";
import { broken, type DoctorPorts, type Finding, REQUEST_TIMEOUT_MS, warning, well } from "./finding.ts";

const MAX_CLOCK_SKEW_MS = 30_000;

/** From outside in: by the address that people use, as far as this machine can reach it. */
export async function checkAddress(config: Config, ports: DoctorPorts): Promise<Finding[]> {
  const url = `${config.publicUrl}/healthz`;
  try {
    const response = await ports.fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return [
      await describeAnswer(config, response),
      checkHttps(config, response),
      checkClock(response.headers.get("date"), ports.now()),
    ];
  } catch (error) {
    return [describeFailure(config, error)];
  }
}

async function describeAnswer({ publicUrl }: Config, response: Response): Promise<Finding> {
  const isOurs = response.ok && response.headers.has("x-request-id");
  if (isOurs) return well("Address", `${publicUrl} answers.`);
  if (response.status >= 300 && response.status < 400) {
    return broken(
      "Address",
      `${publicUrl} redirects to ${response.headers.get("location") ?? "elsewhere"}.`,
      "Set PUBLIC_URL to the address that the redirect leads to, or stop redirecting.",
    );
  }
  return broken(
    "Address",
    `${publicUrl} answers with ${response.status}, and not from this server.`,
    "Start the server, and point the proxy to HOST and PORT.",
  );
}

function describeFailure({ publicUrl }: Config, error: unknown): Finding {
  const code = String((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name);
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return broken(
      "https",
      `the certificate of ${publicUrl} is not accepted (${code}).`,
      "Renew it, or let the proxy send the whole chain.",
    );
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) {
    return broken(
      "Address",
      `the name in ${publicUrl} is not known (${code}).`,
      "Make a DNS record for it, or correct PUBLIC_URL.",
    );
  }
  return broken(
    "Address",
    `${publicUrl} does not answer (${code}).`,
    "Start the server and the proxy, and open the port in the firewall.",
  );
}

function checkHttps({ isSecure, isPublic, publicUrl }: Config, response: Response): Finding {
  if (!isSecure) {
    return isPublic
      ? broken("https", `${publicUrl} is not encrypted.`, "Set PUBLIC_URL to an https address.")
      : well("https", "not needed on a private address.");
  }
  if (response.headers.has("strict-transport-security")) return well("https", "the certificate is accepted.");
  return warning(
    "https",
    "the proxy removes the header Strict-Transport-Security.",
    "Let it pass on the headers of the server.",
  );
}

/** Compared with the answer of whatever is in front of the server. */
function checkClock(date: string | null, now: number): Finding {
  const skew = date === null ? 0 : Math.abs(Date.parse(date) - now);
  if (!(skew > MAX_CLOCK_SKEW_MS)) return well("Clock", "agrees with the answers.");
  return broken(
    "Clock",
    `is ${Math.round(skew / 1000)} seconds off, so codes and payment events are refused.`,
    "Let the machine set its clock by NTP.",
  );
}

/** The server itself speaks no TLS: with https somebody is in front of it. */
export function checkProxy({ isSecure, trustProxy }: Config): Finding {
  if (!isSecure || trustProxy !== false) return well("Proxy", "its headers are read as TRUST_PROXY says.");
  return broken(
    "Proxy",
    "TRUST_PROXY is off, so all visitors count as one network and share its limits.",
    "Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1.",
  );
}
