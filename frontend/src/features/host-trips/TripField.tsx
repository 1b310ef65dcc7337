import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../ui/FormField';
import type { TripValues } from './tripForm.rules';

export type TripForm = UseFormReturn<TripValues>;

interface Props {
  form: TripForm;
  name: FieldPath<TripValues>;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** More than one line. */
  rows?: number;
  start?: string;
  /** Characters of the text. */
  most?: number;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field of the trip's form with what is wrong with it below. */
export function TripField({ form, name, label, hint, isOptional, rows, start, most, input }: Props) {
  const { ref, ...field } = form.register(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField
      id={`trip-${name.replaceAll('.', '-')}`}
      label={label}
      most={most}
      error={error}
      {...(hint && { hint })}
      {...(isOptional && { isOptional })}
    >
      {(control) => (
        <OutlinedInput
          {...field}
          inputRef={ref}
          fullWidth
          error={Boolean(error)}
          {...(rows && { multiline: true, minRows: rows })}
          {...(start && { startAdornment: <span aria-hidden="true">{start}&nbsp;</span> })}
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}
