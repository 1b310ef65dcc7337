import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { Binding } from './bindings';
import { FormField, type FormFieldProps } from './FormField';

interface Props extends Omit<FormFieldProps, 'children' | 'most'> {
  /** Made by `bound` or `held`; what is bound starts with a value. */
  binding: Binding & { defaultValue?: unknown };
  autoComplete?: string;
  /** The options. */
  children: ReactNode;
}

/** A list to choose from. The browser's own works best on phones. */
export function SelectField({ binding, autoComplete, children, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control) => (
        <NativeSelect
          {...binding}
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ ...control, ...(autoComplete && { autoComplete }) }}
        >
          {children}
        </NativeSelect>
      )}
    </FormField>
  );
}
