import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '../../api/http';

/** Marks the fields a refusal names; whether it named any of this form's. */
export function markRefused<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  const known = Object.keys(form.getValues());
  const fields = error instanceof HttpError ? Object.entries(error.fields) : [];
  const own = fields.filter(([field]) => known.includes(field));
  for (const [field, message] of own) form.setError(field as Path<T>, { message }, { shouldFocus: true });
  return own.length > 0;
}
