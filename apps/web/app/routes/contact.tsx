import { ContactPage } from "../features/contact/contact-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/contact.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Contact us",
    description: "Write to the people behind these digital business cards: questions, support and pricing.",
  });
}

export default function Contact() {
  return <ContactPage />;
}
