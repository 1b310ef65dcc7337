import { type FieldRow, TRAVELLER_FIELDS } from './traveller-rows.js';

type Rows = typeof TRAVELLER_FIELDS;
export type TravellerField = keyof Rows;
/** The fields of which their row says this. */
type FieldsThat<Say> = { [F in TravellerField]: Rows[F] extends Say ? F : never }[TravellerField];
/** What a field's row says it holds. */
export type KindOf<F extends TravellerField> = Rows[F]['kind'];

/** Told in words of one's own. */
export type TravellerText = FieldsThat<{ kind: 'name' | 'lastName' | 'email' | 'phone' | 'line' | 'wish' }>;
export type DateField = FieldsThat<{ kind: 'date' }>;
export type BookingField = Exclude<TravellerField, FieldsThat<{ isAskedLater: true }>>;
export type GuestField = FieldsThat<{ guestEdits: true }>;
export type HostField = FieldsThat<{ hostEdits: true }>;
export type MaskedField = FieldsThat<{ isMasked: true }>;
export type FileField = FieldsThat<{ isInFile: true }>;
/** What a traveller wishes for on board, in words. */
export type WishField = FieldsThat<{ kind: 'wish' }>;

/** The row of a field, with whatever rows may say. */
export const fieldRow = (field: TravellerField): FieldRow => TRAVELLER_FIELDS[field];

// Object.keys tells no types, and a filter by a row keeps those that the row's type tells.
const ALL = Object.keys(TRAVELLER_FIELDS) as TravellerField[];
const where = <F extends TravellerField>(is: (row: FieldRow) => unknown) =>
  ALL.filter((field) => is(fieldRow(field))) as F[];

export const FIELD_ORDER: readonly TravellerField[] = ALL;
/** What is asked of a traveller while booking. */
export const BOOKING_FIELDS = where<BookingField>(({ isAskedLater }) => !isAskedLater);
export const GUEST_FIELDS = where<GuestField>(({ guestEdits }) => guestEdits);
export const HOST_FIELDS = where<HostField>(({ hostEdits }) => hostEdits);
export const MASKED_FIELDS = where<MaskedField>(({ isMasked }) => isMasked);
export const FILE_FIELDS = where<FileField>(({ isInFile }) => isInFile);
export const WISH_FIELDS = where<WishField>(({ kind }) => kind === 'wish');

/** A list without some of its fields. */
export const without = <F extends TravellerField, Left extends F>(fields: readonly F[], ...left: Left[]) =>
  fields.filter((field): field is Exclude<F, Left> => !left.some((one) => one === field));

/** A value for each of these fields. */
export const recordOf = <F extends TravellerField, Value>(
  fields: readonly F[],
  valueOf: (field: F) => Value,
) => Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<F, Value>;

/** What guests keep up to date in a part of their record. */
export const guestFieldsOf = (section: FieldRow['section']): GuestField[] =>
  GUEST_FIELDS.filter((field) => TRAVELLER_FIELDS[field].section === section);

/** What a field is called on the host's pages. */
export const hostLabel = (field: TravellerField): string => {
  const { hostLabel: word, label } = fieldRow(field);
  return word ?? label;
};
