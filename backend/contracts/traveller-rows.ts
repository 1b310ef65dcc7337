import { NO_PHONE } from './phone-number.js';
import { NO_FIRST_NAME, NO_LAST_NAME } from './name-problem.js';
import { NO_EMAIL, NO_MAIL_ADDRESS } from './mail-address.js';
import { MOST } from './text-limits.js';
import { NO_BIRTH_DATE, NO_EXPIRY } from './travel-dates.js';

/** How the emergency contact may be related to the traveller. */
export const RELATIONS = ['Parent', 'Spouse', 'Sibling', 'Child', 'Friend', 'Other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a field holds, which says how it is judged, kept and drawn. */
export type TravellerKind =
  | 'name'
  /** A name that is empty for who has one name. */
  | 'lastName'
  | 'email'
  | 'phone'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** ISO 3166 alpha-2. */
  | 'country'
  | 'relation'
  /** A text that stands on one line. */
  | 'line'
  /** A text of some lines. */
  | 'wish';

export interface FieldRow {
  /** What it is called. */
  label: string;
  /** Where the host's pages call it otherwise. */
  hostLabel?: string;
  kind: TravellerKind;
  /** The part of the form and of the record it stands in. */
  section: 'person' | 'passport' | 'emergency' | 'board';
  /** Characters. */
  most?: number;
  /** What is said where it is missing; without such a sentence it need not be told. */
  required?: string;
  /** What is said of what is none. */
  wrong?: string;
  /** Not asked while booking: by the time of the profile it is at hand. */
  isAskedLater?: true;
  /** Guests change it in their profile. */
  guestEdits?: true;
  /** Hosts change it beside the booking, for a reason. */
  hostEdits?: true;
  /** Told in the file of guests, as the host's pages call it: nothing that is sealed. */
  isInFile?: true;
  /** Kept under seal. */
  isSealed?: true;
  /** Hosts’ pages show it for a reason only; what of it the ship needs stands in its list. */
  isMasked?: true;
  /** How browsers know it (HTML's autofill); without it they fill in nothing. */
  autofill?: 'given-name' | 'family-name' | 'name' | 'email' | 'tel' | 'bday';
}

/** Everything that is known of a traveller, in the order of the form: both halves draw their lists from here. */
export const TRAVELLER_FIELDS = {
  firstName: {
    label: 'First name',
    kind: 'name',
    section: 'person',
    most: MOST.name,
    required: NO_FIRST_NAME,
    guestEdits: true,
    hostEdits: true,
    autofill: 'given-name',
  },
  lastName: {
    label: 'Last name',
    kind: 'lastName',
    section: 'person',
    most: MOST.name,
    required: NO_LAST_NAME,
    guestEdits: true,
    hostEdits: true,
    autofill: 'family-name',
  },
  email: {
    label: 'Email',
    kind: 'email',
    section: 'person',
    most: MOST.address,
    required: NO_EMAIL,
    wrong: NO_MAIL_ADDRESS,
    hostEdits: true,
    isInFile: true,
    autofill: 'email',
  },
  phone: {
    label: 'Phone number',
    hostLabel: 'Phone',
    kind: 'phone',
    section: 'person',
    most: MOST.phone,
    required: NO_PHONE,
    guestEdits: true,
    hostEdits: true,
    isInFile: true,
    autofill: 'tel',
  },
  dateOfBirth: {
    label: 'Date of birth',
    kind: 'date',
    section: 'person',
    required: 'Date of birth is required',
    wrong: NO_BIRTH_DATE,
    guestEdits: true,
    isSealed: true,
    isMasked: true,
    autofill: 'bday',
  },
  passportNumber: {
    label: 'Passport number',
    kind: 'line',
    section: 'passport',
    most: MOST.passportNumber,
    guestEdits: true,
    isSealed: true,
    isMasked: true,
  },
  passportExpiresOn: {
    label: 'Last day of the passport',
    kind: 'date',
    section: 'passport',
    wrong: NO_EXPIRY,
    isAskedLater: true,
    guestEdits: true,
    isSealed: true,
  },
  nationality: {
    label: 'Nationality',
    kind: 'country',
    section: 'passport',
    wrong: 'Choose the nationality from the list',
    isAskedLater: true,
    guestEdits: true,
    hostEdits: true,
  },
  emergencyContactName: {
    label: 'Emergency contact name',
    kind: 'name',
    section: 'emergency',
    most: MOST.contactName,
    required: 'Emergency contact name is required',
    guestEdits: true,
    isSealed: true,
    isMasked: true,
    autofill: 'name',
  },
  emergencyContactPhone: {
    label: 'Emergency contact phone',
    kind: 'phone',
    section: 'emergency',
    most: MOST.phone,
    required: 'Emergency contact phone is required',
    guestEdits: true,
    isSealed: true,
    isMasked: true,
    autofill: 'tel',
  },
  emergencyContactRelation: {
    label: 'Emergency contact relation',
    kind: 'relation',
    section: 'emergency',
    required: 'Emergency contact relation is required',
    guestEdits: true,
    isSealed: true,
    isMasked: true,
  },
  dietaryRestrictions: {
    label: 'Dietary restrictions',
    hostLabel: 'Dietary needs',
    kind: 'wish',
    section: 'board',
    most: MOST.wish,
    guestEdits: true,
    hostEdits: true,
    isSealed: true,
  },
  specialRequests: {
    label: 'Special requests',
    kind: 'wish',
    section: 'board',
    most: MOST.wish,
    guestEdits: true,
    hostEdits: true,
    isSealed: true,
  },
} as const satisfies Record<string, FieldRow>;
