import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { bound } from '../../ui/form/bindings';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';
import type { PageOf } from './usePageForm';

interface Props<V extends FieldValues>
  extends Pick<
    TextFieldProps,
    'label' | 'hint' | 'isOptional' | 'rows' | 'most' | 'input' | 'isSmall' | 'error'
  > {
  page: PageOf<V>;
  name: FieldPath<V>;
}

/** The id of a field's control. */
export const fieldId = (name: string): string => `page-${name.replaceAll('.', '-')}`;

/**
 * What is wrong with a field or with the rows of a list, as react-hook-form keeps it. `getFieldState` would say it, too, and
 * have the whole form drawn again with each field that is left.
 */
export function fieldErrors<V extends FieldValues>(
  { formState }: UseFormReturn<V>,
  name: string,
): { message?: string; root?: { message?: string } } | undefined {
  return get(formState.errors, name);
}

/** The sentence on a field that needs another look. */
export const fieldProblem = <V extends FieldValues>(form: UseFormReturn<V>, name: FieldPath<V>) =>
  fieldErrors(form, name)?.message;

/** A text of a trip's pages with what is wrong with it below. */
export function PageField<V extends FieldValues>({ page: { form }, name, ...field }: Props<V>) {
  return (
    <TextField
      id={fieldId(name)}
      error={fieldProblem(form, name)}
      binding={bound(form.register(name))}
      {...field}
    />
  );
}
