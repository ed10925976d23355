import hero960 from "../assets/hero-960.webp";
import hero1440 from "../assets/hero-1440.webp";
import hero1920 from "../assets/hero-1920.webp";
import { pageMeta } from "../lib/page-meta.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import type { Route } from "./+types/home.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Digital business cards",
    description:
      "Make a digital business card in a few minutes. Show the QR code or send the link, and people save you to their contacts.",
  });
}

export default function Home() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-320 gap-6 px-gutter pt-5 lg:grid-cols-[minmax(0,31.5rem)_minmax(0,1fr)] lg:items-center lg:gap-0 lg:px-10 lg:pt-0">
        <div className="grid animate-entrance justify-items-start gap-5 lg:gap-6 lg:pb-8">
          <h1 className="type-hero">Leave a card they’ll keep.</h1>
          <p className="type-lead lg:max-w-108 lg:text-[1.25rem]">
            Make a digital business card in a few minutes. Show the QR code or send the link, and people save
            you to their contacts. Nothing to install.
          </p>
          <div className="mt-1 flex w-full flex-wrap gap-3 lg:w-auto">
            <ButtonLink to="/b/c" size="lg" className="flex-1 lg:min-w-40 lg:flex-none">
              Get Started
            </ButtonLink>
            <ButtonLink
              to="/c/demo"
              reloadDocument
              variant="secondary"
              size="lg"
              className="flex-1 lg:min-w-40 lg:flex-none"
            >
              See a card
            </ButtonLink>
          </div>
          <p className="text-small text-muted">One card is free forever.</p>
        </div>
        <div className="-mx-gutter animate-entrance overflow-hidden [animation-delay:80ms] lg:mx-0 lg:h-184 lg:overflow-visible">
          <img
            src={hero1920}
            srcSet={`${hero960} 960w, ${hero1440} 1440w, ${hero1920} 1920w`}
            sizes="(min-width: 90rem) 56rem, (min-width: 64rem) 53rem, 180vw"
            width={1920}
            height={1680}
            fetchPriority="high"
            alt="A phone showing the digital card of Giulia Ferrante, with four more business cards and a QR card spread around it"
            className="-ml-[42.5%] h-auto w-[180%] max-w-none lg:-ml-2 lg:w-212 min-[90rem]:ml-4 min-[90rem]:w-224"
          />
        </div>
      </div>
    </section>
  );
}
