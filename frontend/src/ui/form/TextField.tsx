import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Binding } from './bindings';
import { FormField, type FormFieldProps } from './FormField';

export interface TextFieldProps extends Omit<FormFieldProps, 'children'> {
  /** Made by `bound` or `held`. */
  binding: Binding;
  /** How many lines a long text starts with. */
  rows?: number | undefined;
  /** How many lines it grows to. */
  mostRows?: number | undefined;
  /** Attributes of the input itself: type, autocomplete and their kind. */
  input?: InputHTMLAttributes<HTMLInputElement> | undefined;
  /** What stands before the text, within the frame. */
  start?: ReactNode;
  end?: ReactNode;
  isDisabled?: boolean | undefined;
  /** As wide as a short text, not as its place. */
  isNarrow?: boolean | undefined;
}

/** A text to type, with its label above and what is wrong with it below. */
export function TextField(props: TextFieldProps) {
  const { binding, rows, mostRows, input, start, end, isDisabled, isNarrow, ...field } = props;
  return (
    <FormField {...field}>
      {(control) => (
        <OutlinedInput
          {...binding}
          fullWidth={!isNarrow}
          {...(field.isSmall && { size: 'small' })}
          {...(isDisabled && { disabled: true })}
          {...(rows && { multiline: true, minRows: rows, ...(mostRows && { maxRows: mostRows }) })}
          startAdornment={start}
          endAdornment={end}
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}
