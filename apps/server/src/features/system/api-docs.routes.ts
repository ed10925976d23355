import { ENDPOINTS } from "@visita/domain/endpoints";
import { describeApi } from "@visita/domain/http/openapi";
import type { FastifyInstance } from "fastify";
import { API_DOCS_POLICY, renderApiDocs } from "./api-docs.ts";

export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  const { brand, publicUrl, isSecure } = app.config;
  const cookie = isSecure ? "__Host-sid" : "sid";
  const description = JSON.stringify(describeApi(ENDPOINTS, { title: brand, url: publicUrl, cookie }));
  const page = renderApiDocs(ENDPOINTS, brand);

  app.get("/api/openapi.json", async (_request, reply) => {
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(description);
  });

  app.get("/api/docs", async (_request, reply) => {
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "cache-control": "no-cache", "content-security-policy": API_DOCS_POLICY })
      .send(page);
  });
}
