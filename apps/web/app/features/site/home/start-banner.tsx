import fan from "../../../assets/fan.avif";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Reveal } from "./reveal.tsx";

export function StartBanner() {
  return (
    <section aria-labelledby="start" className="below-fold mx-auto max-w-320 px-gutter lg:px-10">
      <Reveal className="relative overflow-hidden rounded-xl border border-line bg-surface px-6 pt-9 md:min-h-120 lg:p-18">
        <div className="relative z-1 grid justify-items-start gap-6 lg:max-w-120 lg:gap-7">
          <h2 id="start" className="type-display max-w-[11em]">
            Add a photo. Add your name. Done by the time the coffee comes.
          </h2>
          <ButtonLink to="/b/c" size="lg">
            Get Started
          </ButtonLink>
          <p className="text-small text-muted lg:max-w-60">
            The free card is Lapis blue. All 26 colours come with Premium.
          </p>
        </div>
        <img
          src={fan}
          alt=""
          width={1500}
          height={510}
          loading="lazy"
          className="relative left-1/2 mt-8 block w-183 max-w-none -translate-x-1/2 md:max-lg:w-250 lg:absolute lg:right-auto lg:bottom-0 lg:left-[calc(100%-21rem)] lg:mt-0 lg:w-250"
        />
      </Reveal>
    </section>
  );
}
