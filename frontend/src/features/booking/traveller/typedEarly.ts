import type { FieldPath } from 'react-hook-form';
import type { TravellersValues } from './useTravellersForm';

const CONTROL = /^guest([12])-(\w+?)(?:-(month|day|year))?$/;

/** The form's field behind a control's id: `guest1-dateOfBirth-month` is `travellers.0.dateOfBirth.month`. */
function fieldOf(controlId: string): FieldPath<TravellersValues> | null {
  const [, guest, field, part] = CONTROL.exec(controlId) ?? [];
  if (!field) return null;
  return `travellers.${Number(guest) - 1}.${field}${part ? `.${part}` : ''}` as FieldPath<TravellersValues>;
}

/** What somebody typed into the travellers' form while it was only drawn (`form[data-drawn]`): the script comes later. */
export function typedEarly(): { name: FieldPath<TravellersValues>; value: string }[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'form[data-drawn] [id^="guest"]:is(input, select, textarea)',
  );
  return [...controls].flatMap(({ id, value }) => {
    const name = value === '' ? null : fieldOf(id);
    return name ? [{ name, value }] : [];
  });
}
