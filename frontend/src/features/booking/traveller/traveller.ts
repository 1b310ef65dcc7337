import {
  BOOKING_FIELDS,
  FIELD_ORDER,
  fieldRow,
  type KindOf,
  recordOf,
  type TravellerField,
} from '../../../../../backend/contracts/traveller-fields';
import {
  type Relation,
  RELATIONS,
  type TravellerKind,
} from '../../../../../backend/contracts/traveller-rows';
import type { Traveller } from '../../../api/draft';
import { type BirthEntry, birthDay, birthEntry } from './birthDate';

type EntryOf<Kind extends TravellerKind> = Kind extends 'date'
  ? BirthEntry
  : Kind extends 'relation'
    ? Relation | ''
    : string;

/** A traveller as the form holds one: texts, not yet judged. */
export type TravellerEntry = { [F in TravellerField]: EntryOf<KindOf<F>> } & {
  /** Says that there is no last name. */
  hasOneName: boolean;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function valueOf(kind: TravellerKind, value: unknown): string | BirthEntry {
  if (kind === 'date') return birthEntry(value);
  if (kind === 'relation') return RELATIONS.find((relation) => relation === value) ?? '';
  return text(value);
}

/** A form's entry from a traveller or another entry, whole or in part; what is missing is empty. */
export function entryOf(traveller: Partial<Record<keyof TravellerEntry, unknown>> = {}): TravellerEntry {
  const values = recordOf(FIELD_ORDER, (field) => valueOf(fieldRow(field).kind, traveller[field]));
  // Each value is of its field's kind.
  return { ...values, hasOneName: traveller.hasOneName === true } as TravellerEntry;
}

/** What stands in a field, trimmed, a day as `YYYY-MM-DD`; empty for nothing and for what is no day. */
export function textIn(entry: TravellerEntry, field: TravellerField): string {
  const value = entry[field];
  return typeof value === 'string' ? value.trim() : (birthDay(value) ?? '');
}

/** The traveller of a judged entry, trimmed; empty optional texts are left out. Throws when it was not judged before. */
export function travellerOf(entry: TravellerEntry): Traveller {
  const told: Partial<Record<keyof Traveller, string>> = {};
  for (const field of BOOKING_FIELDS) {
    const { required } = fieldRow(field);
    const value = textIn(entry, field);
    const mayLack = !required || (field === 'lastName' && entry.hasOneName);
    if (!value && !mayLack) throw new Error('travellerOf needs an entry without problems');
    if (value || required) told[field] = value;
  }
  // Everything required is there by now.
  return { ...told, ...(entry.hasOneName && { hasOneName: true }) } as Traveller;
}
