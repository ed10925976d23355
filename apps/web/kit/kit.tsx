import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import "virtual:card-themes.css";
import { Logo } from "../app/ui/logo.tsx";
import { Toaster } from "../app/ui/toast.tsx";
import "./kit.css";
import { BusinessCardSection } from "./sections/business-card-section.tsx";
import { ButtonSection } from "./sections/button-section.tsx";
import { CardSection } from "./sections/card-section.tsx";
import { CardViewSection } from "./sections/card-view-section.tsx";
import { ChannelIconSection } from "./sections/channel-icon-section.tsx";
import { ChoiceSection } from "./sections/choice-section.tsx";
import { CodeSection } from "./sections/code-section.tsx";
import { DialogSection } from "./sections/dialog-section.tsx";
import { InputSection } from "./sections/input-section.tsx";
import { MenuSection } from "./sections/menu-section.tsx";
import { ImageFieldSection } from "./sections/picture-field.tsx";
import { PieceSection } from "./sections/piece-section.tsx";
import { StateSection } from "./sections/state-section.tsx";
import { TabSection } from "./sections/tab-section.tsx";
import { LogoSection, ThemeSection, TypeSection } from "./sections/theme-section.tsx";
import { ToastSection } from "./sections/toast-section.tsx";

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
