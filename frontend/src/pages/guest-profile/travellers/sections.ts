import { countryName } from '../../../../../backend/contracts/countries';
import type { FieldRow } from '../../../../../backend/contracts/traveller-rows';
import { WISH_FIELDS } from '../../../../../backend/contracts/traveller-fields';
import type { TravellerDetails } from '../../../api/records';
import { formatLongDay } from '../../../lib/time/dates';
import { fullName } from '../../../../../backend/contracts/person-name';
import { passportGoodUntil } from '../../../lib/passport';

export type SectionId = FieldRow['section'];

/** A part of a traveller's record that is filled in and saved by itself: the fields of its section. */
export interface Section {
  id: SectionId;
  title: string;
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
    told: ({ firstName, lastName, phone, dateOfBirth }) =>
      firstName && phone && dateOfBirth
        ? sentence(fullName({ firstName, lastName }), `born ${formatLongDay(dateOfBirth)}`)
        : '',
  },
  {
    id: 'passport',
    title: 'Passport',
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
    told: (traveller) =>
      sentence(...WISH_FIELDS.map((field) => traveller[field])) || 'No diets and no requests',
  },
];
