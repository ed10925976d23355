import { type ChangeEvent, useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export type FilePickerButtonProps = Omit<ButtonProps, "onClick"> & {
  /** As for the input: endings and types. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button that opens the device's files. The same file can be chosen twice in a row. */
export function FilePickerButton({ accept, onChoose, ...props }: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) onChoose(file);
  }

  return (
    <>
      <input ref={input} type="file" accept={accept} hidden tabIndex={-1} onChange={handleChange} />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  );
}

/** Opens the device's files for a contact file of any phone or service. */
export function ContactFileButton(props: Omit<FilePickerButtonProps, "accept">) {
  return <FilePickerButton {...props} accept=".vcf,.vcard,text/vcard,text/x-vcard" />;
}
