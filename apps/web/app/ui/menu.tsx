import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type ReactElement,
  useContext,
  useRef,
  useState,
} from "react";

type Parts = typeof import("./menu-parts.tsx");

const PartsContext = createContext<Parts | undefined>(undefined);

type MenuProps = {
  trigger: ReactElement<ComponentProps<"button">>;
  /** Which edges of button and menu are in line. */
  align?: "start" | "end";
  children: ReactNode;
};

/**
 * What opens is loaded when somebody reaches for the button: few do, and it weighs more than all else around it. The
 * button is then another one, which takes over the focus and a press that came too early.
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const [parts, setParts] = useState<Parts>();
  const isPressed = useRef(false);
  const hasFocus = useRef(false);

  // Where there is no network nothing opens, and the next reach tries again.
  const load = () => void import("./menu-parts.tsx").then(setParts, forgetPress);
  const forgetPress = () => {
    isPressed.current = false;
  };
  const press = () => {
    isPressed.current = true;
    load();
  };

  const waiting = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: load,
    onPointerDown: press,
    onClick: press,
    onFocus: () => {
      hasFocus.current = true;
      load();
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  });
  if (!parts) return waiting;
  return (
    <parts.LoadedMenu
      trigger={cloneElement(trigger, { autoFocus: hasFocus.current })}
      align={align}
      isOpenAtFirst={isPressed.current}
    >
      <PartsContext value={parts}>{children}</PartsContext>
    </parts.LoadedMenu>
  );
}

export function MenuItem(props: ComponentProps<Parts["MenuItem"]>) {
  const { MenuItem: Part } = useParts();
  return <Part {...props} />;
}

export function MenuGroup(props: ComponentProps<Parts["MenuGroup"]>) {
  const { MenuGroup: Part } = useParts();
  return <Part {...props} />;
}

export function MenuSeparator() {
  const { MenuSeparator: Part } = useParts();
  return <Part />;
}

export function MenuRadioGroup(props: ComponentProps<Parts["MenuRadioGroup"]>) {
  const { MenuRadioGroup: Part } = useParts();
  return <Part {...props} />;
}

export function MenuRadioItem(props: ComponentProps<Parts["MenuRadioItem"]>) {
  const { MenuRadioItem: Part } = useParts();
  return <Part {...props} />;
}

function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error("the parts of a menu stand inside a Menu");
  return parts;
}

export type MenuAction = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  tone?: "danger";
  isDisabled?: boolean;
  /** At the end of the row, for example why it is disabled. */
  hint?: string;
};

export type MenuActions = {
  /** With lines between them. */
  groups: readonly (readonly MenuAction[])[];
  /** What a phone's sheet shows above its rows. */
  head: { title: string; text: string; mark: ReactNode };
};
