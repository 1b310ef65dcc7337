import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../ui/FormField';

interface Props {
  id: string;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** How many lines a long text starts with. */
  rows?: number;
  /** Characters of the text. */
  most?: number;
  /** Attributes of the input itself: type, autocomplete and their kind. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A text of the contact form. */
export function ContactField({
  id,
  registered,
  error,
  label,
  hint,
  isOptional = false,
  rows,
  most,
  input,
}: Props) {
  const { ref, ...field } = registered;
  return (
    <FormField
      id={id}
      label={label}
      most={most}
      error={error}
      isOptional={isOptional}
      {...(hint && { hint })}
    >
      {(control) => (
        <OutlinedInput
          {...field}
          inputRef={ref}
          fullWidth
          error={Boolean(error)}
          {...(rows && { multiline: true, minRows: rows, maxRows: 16 })}
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}
