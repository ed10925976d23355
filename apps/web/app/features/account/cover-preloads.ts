import guilloche from "../../styles/patterns/guilloche.svg?url";
import rosette from "../../styles/patterns/rosette.svg?url";

/** The cover at the top is the largest paint on phones; the style sheet would ask for its pattern too late. */
export function coverPreloads(pattern: "guilloche" | "rosette") {
  const href = { guilloche, rosette }[pattern];
  return [{ rel: "preload", as: "image", type: "image/svg+xml", href, fetchPriority: "high" }] as const;
}
