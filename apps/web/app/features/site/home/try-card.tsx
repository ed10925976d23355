import { DEFAULT_THEME, type ThemeKey } from "@visita/domain/card/themes";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { siteHome } from "@visita/domain/owner-messages/site-home";
import { Check } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { saveSampleCard } from "../../card/public/hand-over.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { StartLink, useStart } from "../../session/public/start-link.tsx";

/** One of each family of colours. The default, which is free, comes first. */
const COLOURS: readonly ThemeKey[] = [
  DEFAULT_THEME,
  "black-color",
  "teal-color",
  "seagreen-color",
  "goldenrod-color",
  "tomato-color",
  "crimson-color",
  "purple-color",
];

/** A card to try: its name and colour are what the visitor's own card begins with. */
export function TryCard({ children }: { children: ReactNode }) {
  const t = useTranslate(siteHome);
  const start = useStart();
  const field = useRef<HTMLInputElement>(null);
  const [fullname, setFullname] = useState("");
  const [color, setColor] = useState<ThemeKey>(DEFAULT_THEME);
  const isTried = fullname.trim() !== "" || color !== DEFAULT_THEME;

  // Typed before the page was hydrated.
  useEffect(() => setFullname(field.current?.value ?? ""), []);

  function keep() {
    if (isTried) saveSampleCard({ fullname: fullname.trim(), color });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    keep();
    start();
  }

  return (
    <>
      <form action="/b/c" onSubmit={submit} className="relative z-1 mt-6 grid max-w-102 gap-5 lg:mt-7">
        <TextField
          ref={field}
          label={t("yourName")}
          autoComplete="name"
          dir="auto"
          enterKeyHint="go"
          onInput={(event) => setFullname(event.currentTarget.value)}
        />
        <ColourChoice chosen={color} onChoose={setColor} />
        <StartLink size="lg" onClick={keep} className="justify-self-start" />
        {children}
      </form>
      <div
        inert
        className="relative z-1 mx-auto mt-7 w-full max-w-110 lg:absolute lg:top-18 lg:inset-e-18 lg:mt-0 lg:w-110"
      >
        <BusinessCard color={color} fullname={fullname.trim() || t("nameOnCard")} photo={null} />
      </div>
    </>
  );
}

type ColourChoiceProps = { chosen: ThemeKey; onChoose: (color: ThemeKey) => void };

function ColourChoice({ chosen, onChoose }: ColourChoiceProps) {
  const t = useTranslate(siteHome);
  const names = useTranslate(colorNames);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">{t("aColour")}</legend>
      <div className="grid grid-cols-[repeat(4,2.75rem)] gap-2 sm:grid-cols-[repeat(8,2.75rem)]">
        {COLOURS.map((key) => (
          <label key={key} title={names(key)} className="relative block size-11 cursor-pointer">
            <input
              type="radio"
              name="colour"
              value={key}
              checked={chosen === key}
              onChange={() => onChoose(key)}
              className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span
              data-card={key}
              className="card-cover grid size-11 place-items-center rounded-md shadow-[0_2px_0_var(--card-edge)] outline-offset-2 outline-text peer-checked:outline-2 peer-focus-visible:outline-3 peer-focus-visible:outline-accent [&>svg]:hidden peer-checked:[&>svg]:block"
            >
              <Check aria-hidden="true" size={20} strokeWidth={2.5} />
            </span>
            <span className="sr-only">{names(key)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
