import { TextField } from '../../../ui/form/TextField';

/** A ref: the field has the focus as soon as it is there, and its text is marked, to be copied by hand. */
function mark(field: unknown): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

/** The link of a share, to be read and copied by hand. */
export function LinkField({ name, url }: { name: string; url: string }) {
  return (
    <TextField
      isSmall
      label={`The link for ${name}`}
      hint="Pass it on to them alone: whoever has it can pay by it."
      binding={{ value: url, inputRef: mark }}
      input={{ readOnly: true, onClick: ({ currentTarget }) => currentTarget.select() }}
    />
  );
}
