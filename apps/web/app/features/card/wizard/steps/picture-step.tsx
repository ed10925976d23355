import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { ImageField } from "../../image/image-field.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";

/** The profile photo, or the logo on the cover it will lie on. */
export function PictureStep({ kind }: { kind: "photo" | "logo" }) {
  const { store, features } = useWizard();
  const field = kind === "photo" ? "profilepic" : "logo";
  const value = useWizardState((state) => state.values[field]);
  const error = useWizardState((state) => state.problems[field]);
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  return (
    <div data-field={field}>
      <ImageField
        kind={kind}
        value={value}
        onChange={(image) => store.set(field, image)}
        color={color}
        error={error}
      />
    </div>
  );
}
