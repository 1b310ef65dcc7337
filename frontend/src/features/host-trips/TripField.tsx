import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { bound } from '../../ui/form/bindings';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';
import type { TripValues } from './tripForm.rules';

export type TripForm = UseFormReturn<TripValues>;

interface Props extends Pick<TextFieldProps, 'label' | 'hint' | 'isOptional' | 'rows' | 'most' | 'input'> {
  form: TripForm;
  name: FieldPath<TripValues>;
  /** What stands before the text, such as a currency's sign. */
  start?: string;
  onText?: (text: string) => void;
}

/** A field of the trip's form with what is wrong with it below. */
export function TripField({ form, name, start, onText, ...field }: Props) {
  return (
    <TextField
      id={`trip-${name.replaceAll('.', '-')}`}
      error={form.getFieldState(name, form.formState).error?.message}
      binding={bound(form.register(name, { onChange: ({ target }) => onText?.(target.value) }))}
      start={start && <span aria-hidden="true">{start}&nbsp;</span>}
      {...field}
    />
  );
}
