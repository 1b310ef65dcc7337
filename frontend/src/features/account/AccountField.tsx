import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { afterPress } from '../../lib/press';
import { FormField } from '../../ui/FormField';

export interface AccountFieldProps {
  registered: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Characters of the text. */
  most?: number;
  /** Attributes of the input itself: type, autocomplete and their kind. */
  input: InputHTMLAttributes<HTMLInputElement>;
  end?: ReactNode;
  /** Tells fields of the same name apart, where a page has several forms. */
  idPrefix?: string;
}

/** A text field of an account form. */
export function AccountField({
  registered,
  label,
  hint,
  error,
  most,
  input,
  end,
  idPrefix = 'account',
}: AccountFieldProps) {
  const { ref, ...field } = registered;
  return (
    <FormField
      id={`${idPrefix}-${field.name}`}
      label={label}
      most={most}
      error={error}
      {...(hint && { hint })}
    >
      {(control) => (
        <OutlinedInput
          {...field}
          onBlur={(left) => afterPress(() => void field.onBlur(left))}
          inputRef={ref}
          fullWidth
          error={Boolean(error)}
          endAdornment={end}
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}
