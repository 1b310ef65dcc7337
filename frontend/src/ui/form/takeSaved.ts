import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Where a form's values differ, as react-hook-form names the place, and what stands there now. */
type Change<V extends FieldValues> = [place: Path<V>, now: PathValue<V, Path<V>>];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A list that grew or shrank is one change. */
function changes<V extends FieldValues>(before: unknown, now: unknown, place = ''): Change<V>[] {
  if (Object.is(before, now)) return [];
  if (!isTree(before) || !isTree(now) || Object.keys(before).length !== Object.keys(now).length)
    return [[place as Path<V>, now as PathValue<V, Path<V>>]];
  return Object.keys(now).flatMap((key) =>
    changes<V>(before[key], now[key], place ? `${place}.${key}` : key),
  );
}

/**
 * Makes what was saved the form's start. What was typed since it was sent stays, and is not saved yet.
 * @returns whether something was typed since
 */
export function takeSaved<V extends FieldValues>(form: UseFormReturn<V>, sent: V, saved: V): boolean {
  const typed = structuredClone(form.getValues());
  const since = changes<V>(sent, typed);
  const places = new Set(since.map(([place]) => place));
  form.reset(saved, { keepValues: true, keepFieldsRef: true });
  for (const [place, value] of changes<V>(typed, saved)) if (!places.has(place)) form.setValue(place, value);
  for (const [place, value] of since) form.setValue(place, value, { shouldDirty: true });
  return since.length > 0;
}
