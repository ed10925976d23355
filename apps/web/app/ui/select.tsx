import { commonTexts } from "@visita/domain/owner-messages/common";
import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { Fragment, type ReactNode } from "react";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";
import { FieldFrame, useFieldIds } from "./field-frame.tsx";

// Radix's Root adds a native select for forms, hidden by an inline style that the security policy refuses in a page
// from the server. Its Provider is the Root without it; a hidden input takes its place.
const SelectRoot = Radix.unstable_Provider;

type Option = {
  value: string;
  label: string;
  /** Of the label. */
  lang?: string;
  /** In front of the label, for example a colour. */
  leading?: ReactNode;
  /** A second line in the list. */
  detail?: string;
  /** At the end of its row. */
  aside?: string | undefined;
  /** Behind a hairline from those before it. */
  isApart?: boolean;
};

type SelectProps = {
  label: string;
  /** For a select whose value says what it is. */
  isLabelHidden?: boolean;
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  placeholder?: string;
  hint?: string;
  error?: string;
  /** Sends the value with the form around it. */
  name?: string;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
};

export function Select(props: SelectProps) {
  const { options, value, onValueChange, onOpenChange, placeholder, name, isDisabled, ...texts } = props;
  const common = useTranslate(commonTexts);
  const ids = useFieldIds(texts);
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame ids={ids} {...texts}>
      {name && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
      <SelectRoot
        value={value}
        onValueChange={onValueChange}
        disabled={isDisabled}
        {...(onOpenChange && { onOpenChange })}
      >
        <Radix.Trigger
          {...ids.aria}
          {...ids.box}
          id={ids.control}
          className="control-box group flex min-h-control w-full items-center justify-between gap-3 px-3.75 text-start text-body data-[placeholder]:text-muted"
        >
          {chosen?.leading}
          <bdi lang={chosen?.lang} className="min-w-0 flex-1 truncate">
            {chosen?.label ?? placeholder ?? common("chooseOne")}
          </bdi>
          <Radix.Icon asChild>
            <ChevronDown
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="shrink-0 text-text transition-transform duration-hover group-data-[state=open]:rotate-180"
            />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-line bg-raised text-text shadow-card data-[state=open]:animate-drop-in"
          >
            <Radix.Viewport className="p-1.5">
              {options.map((option, place) => (
                <Fragment key={option.value}>
                  {option.isApart && place > 0 && (
                    <Radix.Separator className="mx-3 my-1.5 border-t border-line" />
                  )}
                  <SelectOption {...option} />
                </Fragment>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </SelectRoot>
    </FieldFrame>
  );
}

function SelectOption({ value, label, lang, leading, detail, aside }: Option) {
  return (
    <Radix.Item
      value={value}
      className="flex min-h-touch cursor-pointer items-center justify-between gap-3 rounded-[0.625rem] px-3 text-body outline-none select-none data-[highlighted]:bg-sunk data-[state=checked]:bg-accent-soft data-[state=checked]:font-semibold data-[state=checked]:text-accent data-[state=checked]:data-[highlighted]:outline-2 data-[state=checked]:data-[highlighted]:-outline-offset-2 data-[state=checked]:data-[highlighted]:outline-accent"
    >
      {leading}
      <span
        lang={lang}
        className={classNames("grid min-w-0 flex-1 leading-[1.3] wrap-anywhere", detail && "py-1.5")}
      >
        <Radix.ItemText>
          <bdi>{label}</bdi>
        </Radix.ItemText>
        {detail && (
          <small className="text-help font-normal text-muted">
            <bdi>{detail}</bdi>
          </small>
        )}
      </span>
      {aside && <span className="text-small font-normal text-muted">{aside}</span>}
      <Radix.ItemIndicator>
        <Check aria-hidden="true" size={18} strokeWidth={2.25} />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
