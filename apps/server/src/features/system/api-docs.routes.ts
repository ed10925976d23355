import { ENDPOINTS, FILES } from "@visita/domain/endpoints";
import { describeApi } from "@visita/domain/http/openapi";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { cookieName } from "../../http/cookies.ts";
import { API_DOCS_POLICY, renderApiDocs } from "./api-docs.ts";

const API = { endpoints: ENDPOINTS, files: FILES };

export function apiDocsRoutes(app: FastifyInstance, { config, cookies }: AppContext): void {
  const { brand, publicUrl, isSecure } = config;
  const cookie = cookieName(cookies.session, isSecure);
  // Made when first asked for: both take longer than all the rest of a start.
  let description: string | undefined;
  let page: string | undefined;

  app.get("/api/openapi.json", async (_request, reply) => {
    description ??= JSON.stringify(describeApi(API, { title: brand, url: publicUrl, cookie }));
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(description);
  });

  app.get("/api/docs", async (_request, reply) => {
    page ??= renderApiDocs(API, { brand, publicUrl });
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "cache-control": "no-cache", "content-security-policy": API_DOCS_POLICY })
      .send(page);
  });
}
