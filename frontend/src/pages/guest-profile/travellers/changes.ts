import type { GuestField } from '../../../../../backend/contracts/traveller-fields';
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
export function keptIn(details: TravellerDetails, field: GuestField): string {
  if (field === 'passportNumber') return details.passportEnding ?? '';
  return details[field] ?? '';
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
