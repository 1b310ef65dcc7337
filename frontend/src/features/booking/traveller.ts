import type { Relation, Traveller } from '../../api/draft';
import { type BirthEntry, birthDay, birthEntry } from './birthDate';

export const RELATIONS: readonly Relation[] = ['Parent', 'Spouse', 'Sibling', 'Child', 'Friend', 'Other'];

/** A traveller as the form holds one: texts, not yet judged. */
export interface TravellerEntry {
  firstName: string;
  lastName: string;
  /** Says that there is no last name. */
  hasOneName: boolean;
  email: string;
  phone: string;
  dateOfBirth: BirthEntry;
  passportNumber: string;
  /** Asked in the profile, not while booking: by then it is at hand. */
  passportExpiresOn: BirthEntry;
  /** ISO 3166 alpha-2; as with the passport's last day. */
  nationality: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  emergencyContactRelation: Relation | '';
  dietaryRestrictions: string;
  specialRequests: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isRelation = (value: unknown): value is Relation => RELATIONS.some((relation) => relation === value);

/** A form's entry from a traveller, whole or in part, from wherever it came; what is missing is empty. */
export function entryOf(traveller: Partial<Record<keyof TravellerEntry, unknown>> = {}): TravellerEntry {
  const relation = traveller.emergencyContactRelation;
  return {
    firstName: text(traveller.firstName),
    lastName: text(traveller.lastName),
    hasOneName: traveller.hasOneName === true,
    email: text(traveller.email),
    phone: text(traveller.phone),
    dateOfBirth: birthEntry(text(traveller.dateOfBirth)),
    passportNumber: text(traveller.passportNumber),
    passportExpiresOn: birthEntry(text(traveller.passportExpiresOn)),
    nationality: text(traveller.nationality),
    emergencyContactName: text(traveller.emergencyContactName),
    emergencyContactPhone: text(traveller.emergencyContactPhone),
    emergencyContactRelation: isRelation(relation) ? relation : '',
    dietaryRestrictions: text(traveller.dietaryRestrictions),
    specialRequests: text(traveller.specialRequests),
  };
}

const optional = (value: string, name: keyof Traveller) => (value.trim() ? { [name]: value.trim() } : {});

/** The traveller of a judged entry, trimmed; empty optional texts are left out. Throws when it was not judged before. */
export function travellerOf(entry: TravellerEntry): Traveller {
  const dateOfBirth = birthDay(entry.dateOfBirth);
  const { emergencyContactRelation } = entry;
  if (!dateOfBirth || !emergencyContactRelation)
    throw new Error('travellerOf needs an entry without problems');
  return {
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    email: entry.email.trim(),
    phone: entry.phone.trim(),
    dateOfBirth,
    emergencyContactName: entry.emergencyContactName.trim(),
    emergencyContactPhone: entry.emergencyContactPhone.trim(),
    emergencyContactRelation,
    ...(entry.hasOneName && { hasOneName: true }),
    ...optional(entry.passportNumber, 'passportNumber'),
    ...optional(entry.dietaryRestrictions, 'dietaryRestrictions'),
    ...optional(entry.specialRequests, 'specialRequests'),
  };
}
