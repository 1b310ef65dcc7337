import { countryName } from '../../../../../backend/contracts/countries';
import { isAnswer } from '../../../../../backend/contracts/questions';
import type { FieldRow } from '../../../../../backend/contracts/traveller-rows';
import { WISH_FIELDS } from '../../../../../backend/contracts/traveller-fields';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import { formatLongDay } from '../../../lib/time/dates';
import { fullName } from '../../../../../backend/contracts/person-name';
import { passportTooShort } from '../../../../../backend/contracts/passport-validity';
import { answerIn } from './answers';

/** What hosts ask is a part of its own, beside what the ship needs. */
export type SectionId = FieldRow['section'] | 'questions';
/** What of the trip passports and answers are judged by. */
type Trip = Pick<OwnDetails, 'endsOn' | 'passportMonths' | 'questions'>;

/** A part of a traveller's record that is filled in and saved by itself. */
export interface Section {
  id: SectionId;
  title: string;
  /** What stands there, in a line; empty while it is not complete. Passports and answers are judged by what the trip asks for. */
  told: (of: TravellerDetails, trip?: Trip) => string;
}

const sentence = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');

function tooShort(expiresOn: string | null, trip: Trip | undefined): string {
  const until = trip && passportTooShort(expiresOn, { endsOn: trip.endsOn, months: trip.passportMonths });
  return until ? `. It has to be valid until ${formatLongDay(until)}: please renew it before we sail` : '';
}

/** The fields of a section. */
export interface RecordSectionOf extends Section {
  id: FieldRow['section'];
}

export const SECTIONS: readonly RecordSectionOf[] = [
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
    told: ({ passportEnding, passportExpiresOn, nationality }, trip) =>
      passportEnding === null
        ? ''
        : sentence(
            `Number ends in ${passportEnding}`,
            passportExpiresOn && `expires ${formatLongDay(passportExpiresOn)}`,
            nationality && countryName(nationality),
          ) + tooShort(passportExpiresOn, trip),
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

export const QUESTIONS: Section = {
  id: 'questions',
  title: 'Questions of your hosts',
  told: ({ answers, missing }, trip) => {
    const told = trip?.questions.filter((question) =>
      isAnswer(question, answerIn({ answers }, question.key)),
    );
    return missing.includes('answers') ? '' : `${told?.length ?? 0} of ${answers.length} answered`;
  },
};

/** The parts of a traveller's record, in their order. */
export const sectionsOf = ({ questions }: Pick<OwnDetails, 'questions'>): readonly Section[] =>
  questions.length > 0 ? [...SECTIONS, QUESTIONS] : SECTIONS;
