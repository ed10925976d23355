import { data } from "react-router";
import { NotFoundPage } from "../features/shell/message-pages.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/not-found.ts";

export function loader() {
  return data(null, { status: 404 });
}

/** Inside the app there is no status to send, so no reason to ask the server. */
export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Page not found" });
}

export default function NotFound() {
  return <NotFoundPage />;
}
