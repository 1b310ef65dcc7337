import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { takeSaved } from './takeSaved';

/**
 * A form over texts that the server keeps: what is saved comes into it, from here or from elsewhere, and what is typed
 * and not saved yet stays.
 * @returns the form, and what hands its values to `send` when they are right
 */
export function useKeptForm<V extends FieldValues>(kept: V) {
  const form = useForm<V>({ defaultValues: kept as DefaultValues<V> });
  /** What the form held when it was last sent, or took over what is kept. */
  const known = useRef(kept);
  const follow = useEffectEvent((saved: V) => {
    takeSaved(form, known.current, saved);
    known.current = saved;
  });
  const text = JSON.stringify(kept);
  useEffect(() => follow(JSON.parse(text) as V), [text]);

  const submit = (event: FormEvent, send: (values: V) => void) =>
    void form.handleSubmit((values) => {
      known.current = values;
      send(values);
    })(event);
  return { form, submit };
}
