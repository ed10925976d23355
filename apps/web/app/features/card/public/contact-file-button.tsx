import { FilePickerButton, type FilePickerButtonProps } from "../../../ui/file-picker-button.tsx";

/** Opens the device's files for a contact file of any phone or service. */
export function ContactFileButton(props: Omit<FilePickerButtonProps, "accept">) {
  return <FilePickerButton {...props} accept=".vcf,.vcard,text/vcard,text/x-vcard" />;
}
