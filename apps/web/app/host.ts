import type { PagePorts } from "@visita/domain/site/page-ports";
import { createContext, RouterContextProvider } from "react-router";

/** The router compares contexts by identity, so the key lives in the same bundle as the routes that read it. */
export const portsContext = createContext<PagePorts>();
export const nonceContext = createContext<string | undefined>(undefined);

export function hostContext(ports: PagePorts, nonce: string | undefined): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(nonceContext, nonce);
  return context;
}
