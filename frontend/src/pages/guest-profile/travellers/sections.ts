import type { TravellerDetails } from '../../../api/records';
import type { TravellerField } from '../../../features/booking/travellerProblems';
import { countryName } from '../../../lib/countries';
import { formatLongDay } from '../../../lib/dates';
import { fullName } from '../../../../../backend/contracts/person-name';
import { passportGoodUntil } from '../../../lib/passport';

export type SectionId = 'person' | 'passport' | 'emergency' | 'board';

/** A part of a traveller's record that is filled in and saved by itself. */
export interface Section {
  id: SectionId;
  title: string;
  fields: readonly TravellerField[];
  /** What stands there, in a line; empty while it is not complete. By the trip's last day a passport is judged. */
  told: (of: TravellerDetails, endsOn?: string | null) => string;
}

const sentence = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');

function tooShort(expiresOn: string | null, endsOn: string | null | undefined): string {
  const until = endsOn && passportGoodUntil(endsOn);
  return expiresOn && until && expiresOn < until
    ? `. It has to be valid until ${formatLongDay(until)}: please renew it before we sail`
    : '';
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'person',
    title: 'Name and contact',
    fields: ['firstName', 'lastName', 'phone', 'dateOfBirth'],
    told: ({ firstName, lastName, phone, dateOfBirth }) =>
      firstName && phone && dateOfBirth
        ? sentence(fullName({ firstName, lastName }), `born ${formatLongDay(dateOfBirth)}`)
        : '',
  },
  {
    id: 'passport',
    title: 'Passport',
    fields: ['passportNumber', 'passportExpiresOn', 'nationality'],
    told: ({ passportEnding, passportExpiresOn, nationality }, endsOn) =>
      passportEnding === null
        ? ''
        : sentence(
            `Number ends in ${passportEnding}`,
            passportExpiresOn && `expires ${formatLongDay(passportExpiresOn)}`,
            nationality && countryName(nationality),
          ) + tooShort(passportExpiresOn, endsOn),
  },
  {
    id: 'emergency',
    title: 'Emergency contact',
    fields: ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelation'],
    told: ({ emergencyContactName, emergencyContactPhone, emergencyContactRelation }) =>
      emergencyContactName && emergencyContactPhone
        ? sentence(
            emergencyContactName,
            emergencyContactRelation?.toLowerCase() ?? null,
            emergencyContactPhone,
          )
        : '',
  },
  {
    id: 'board',
    title: 'On board',
    fields: ['dietaryRestrictions', 'specialRequests'],
    told: ({ dietaryRestrictions, specialRequests }) =>
      sentence(dietaryRestrictions, specialRequests) || 'No diets and no requests',
  },
];

export const FIELD_NAMES: Partial<Record<TravellerField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  dateOfBirth: 'Date of birth',
  passportNumber: 'Passport number',
  passportExpiresOn: 'Last day of the passport',
  nationality: 'Nationality',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  emergencyContactRelation: 'Emergency contact relation',
  dietaryRestrictions: 'Dietary restrictions',
  specialRequests: 'Special requests',
};
