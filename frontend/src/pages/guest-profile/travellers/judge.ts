import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { TravellerField } from '../../../../../backend/contracts/traveller-fields';
import type { OwnDetails } from '../../../api/records';
import { birthDay } from '../../../features/booking/traveller/birthDate';
import type { TravellerEntry } from '../../../features/booking/traveller/traveller';
import { type Problems, travellerProblems } from '../../../features/booking/traveller/travellerProblems';
import type { TravellersValues } from '../../../features/booking/traveller/useTravellersForm';

/** A part of a traveller's record, and what it is judged by. */
export interface RecordPart {
  /** The traveller's place in the form's list. */
  index: number;
  fields: readonly TravellerField[];
  details: Pick<OwnDetails, 'sailsOn' | 'endsOn' | 'today' | 'minimumAge' | 'travellers'>;
}

/** Told by a day: what was told before stays, also where the trip has moved since or asks for more of others. */
const DAYS = ['dateOfBirth', 'passportExpiresOn'] as const;

/** What is wrong with this part, by the rules of the booking flow, in the order of its fields. */
export function findProblems(
  travellers: readonly TravellerEntry[],
  { index, fields, details }: RecordPart,
): Problems {
  const { sailsOn, endsOn, today, minimumAge } = details;
  const entry = travellers[index];
  if (!entry) return {};
  const rule = { sailsOn: sailsOn ?? today, endsOn: endsOn ?? undefined, today, minimumAge };
  const all = travellerProblems(entry, rule);
  const kept = details.travellers.find(({ position }) => position === index + 1);
  for (const day of DAYS) if (kept?.[day] && birthDay(entry[day]) === kept[day]) delete all[day];
  return Object.fromEntries(fields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])));
}

/** The finding in the shape react-hook-form keeps it in. */
export function judged(values: TravellersValues, part: RecordPart): ResolverResult<TravellersValues> {
  const problems = findProblems(values.travellers, part);
  if (Object.keys(problems).length === 0) return { values, errors: {} };
  const travellers: NonNullable<FieldErrors<TravellersValues>['travellers']> = [];
  travellers[part.index] = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: 'value', message }]),
  );
  return { values: {}, errors: { travellers } };
}
