import type { GuestField } from '../../../../../backend/contracts/traveller-fields';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import type { OwnDetails, TravellerChange, TravellerDetails } from '../../../api/records';
import { entryOf, textIn, type TravellerEntry } from '../../../features/booking/traveller/traveller';

/** Always two entries, at their places. A last name may be emptied here. A passport number stays with the server: its field starts empty. */
export function entriesOf({ travellers }: Pick<OwnDetails, 'travellers'>): TravellerEntry[] {
  return [1, 2].map((position) => {
    const entry = entryOf(travellers.find((one) => one.position === position));
    return { ...entry, hasOneName: true };
  });
}

/** What is kept in a field, as a comparable text; of a passport number its end. */
function keptIn(details: TravellerDetails, field: GuestField): string {
  if (field === 'passportNumber') return details.passportEnding ?? '';
  return details[field] ?? '';
}

/** A field that somebody saved while it was being typed into. */
export interface Theirs {
  key: string;
  label: string;
  /** What stands there now; empty for nothing. */
  told: string;
}

/** What stands in a field now, in words. */
export function toldIn(field: GuestField, details: TravellerDetails): Theirs {
  const text = keptIn(details, field);
  const told = text && field === 'passportNumber' ? `ends in ${text}` : text;
  return { key: field, label: TRAVELLER_FIELDS[field].label, told };
}

/** The fields of a part of the record that hold something else now. */
export function fieldsChanged(
  before: TravellerDetails,
  now: TravellerDetails,
  fields: readonly GuestField[],
): GuestField[] {
  return fields.filter((field) => keptIn(before, field) !== keptIn(now, field));
}

/** A judged part of the record as the server takes it. What is empty and was never told is left out. */
export function changeOf(
  entry: TravellerEntry,
  fields: readonly GuestField[],
  kept: TravellerDetails,
): TravellerChange {
  const texts = fields.flatMap((field): [string, string][] => {
    const text = textIn(entry, field);
    const isToBeSent = text || keptIn(kept, field);
    return isToBeSent && field !== 'passportNumber' ? [[field, text]] : [];
  });
  const number = fields.includes('passportNumber') ? entry.passportNumber.trim() : '';
  const passport = number ? { passportNumber: number } : {};
  return { version: kept.version, ...(Object.fromEntries(texts) as object), ...passport };
}
