import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import "virtual:card-themes.css";
import { Logo } from "../app/ui/logo.tsx";
import { Toaster } from "../app/ui/toast.tsx";
import "./kit.css";
import {
  BusinessCardSection,
  CardSection,
  CardViewSection,
  ChannelIconSection,
} from "./sections/card-sections.tsx";
import { ButtonSection, MenuSection, TabSection } from "./sections/control-sections.tsx";
import { ChoiceSection, CodeSection, ImageFieldSection, InputSection } from "./sections/field-sections.tsx";
import { DialogSection, PieceSection, StateSection, ToastSection } from "./sections/state-sections.tsx";
import { LogoSection, ThemeSection, TypeSection } from "./sections/theme-section.tsx";

function Kit() {
  return (
    <>
      <main className="mx-auto max-w-[90rem] p-5 pb-20 md:p-12">
        <header className="mb-9 flex flex-wrap items-center justify-between gap-4">
          <h1 className="type-display">Components</h1>
          <div className="flex items-center gap-4">
            <ThemeSwitch />
            <Logo brand="Visita" height={34} />
          </div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-9 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-12">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
            <ButtonSection />
            <InputSection />
            <ChoiceSection />
            <CodeSection />
            <TabSection />
            <PieceSection />
            <ToastSection />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
            <CardSection />
            <MenuSection />
            <DialogSection />
            <StateSection />
            <LogoSection />
            <TypeSection />
          </div>
        </div>
        <ImageFieldSection />
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-9">
          <CardViewSection />
          <BusinessCardSection />
          <ChannelIconSection />
        </div>
        <ThemeSection />
      </main>
      <Toaster />
    </>
  );
}

showThemeOfUrl();
const root = document.getElementById("kit");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Kit />
      </MemoryRouter>
    </StrictMode>,
  );
}

function themeOfUrl(): string | null {
  return new URLSearchParams(window.location.search).get("theme");
}

/** `?theme=dark` or `?theme=light` decides, otherwise the system. */
export function showThemeOfUrl() {
  const theme = themeOfUrl();
  if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
}

export function ThemeSwitch() {
  const other = themeOfUrl() === "dark" ? "light" : "dark";
  return (
    <a href={`?theme=${other}`} className="type-link inline-flex min-h-touch items-center rounded-xs">
      Show {other}
    </a>
  );
}
