import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

const detail = z.string().max(200).optional().catch(undefined);
/** Degrees; services write them as numbers or as text. */
const coordinate = z
  .union([z.number(), z.string().max(200)])
  .optional()
  .catch(undefined);

/** What a geolocation service may know about the client's IP address. */
export const GeoDetails = z.object({
  city: detail,
  network: detail,
  region: detail,
  country: detail,
  country_name: detail,
  country_capital: detail,
  postal: detail,
  latitude: coordinate,
  longitude: coordinate,
  country_calling_code: detail,
  org: detail,
});

export const geoEndpoint = defineEndpoint("GET /api/geo", {
  summary: "The caller's network address, and where it roughly is if the installation looks that up.",
  access: "public",
  responses: { 200: GeoDetails.extend({ ip: z.string() }) },
});
