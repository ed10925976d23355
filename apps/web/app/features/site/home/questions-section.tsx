import { QuestionList } from "./question-list.tsx";
import { Reveal } from "./reveal.tsx";
import { ScreenshotSlider } from "./slider/screenshot-slider.tsx";

export function QuestionsSection() {
  return (
    <section aria-labelledby="questions" className="below-fold py-18 lg:py-30">
      <div className="mx-auto max-w-320 px-gutter lg:px-10">
        <h2 id="questions" className="mb-8 type-display lg:mb-14">
          Questions, answered
        </h2>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-start lg:gap-20">
          <Reveal>
            <ScreenshotSlider />
          </Reveal>
          <QuestionList />
        </div>
      </div>
    </section>
  );
}
