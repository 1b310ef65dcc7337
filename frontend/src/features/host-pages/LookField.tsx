import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { NamedRadios } from './NamedRadios';
import type { PageOf } from './usePageForm';

interface Props<V extends FieldValues> {
  page: PageOf<V>;
  name: FieldPath<V>;
  legend: string;
  /** What each is called, in the order of the list. */
  names: Record<string, string>;
  marks: Record<string, ReactNode>;
}

/** An icon or a color of a part's, chosen by looks. */
export function LookField<V extends FieldValues>({ page, name, ...radios }: Props<V>) {
  const { field } = useController({ control: page.form.control, name });
  return <NamedRadios {...radios} value={field.value} onChange={field.onChange} />;
}
