/** What a line of a file may say of a guest. */
const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'cabin',
  'occupancy',
  'companion',
  'companionEmail',
  'plan',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column of the file, from 0, holds what; a field that is absent is in none. */
export type ColumnMap = Partial<Record<ImportField, number>>;

/** Headings people write, in plain letters. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: ['name', 'fullname', 'guest', 'guestname', 'traveller', 'traveler'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'mobile', 'telephone', 'tel'],
  cabin: ['cabin', 'cabintype', 'package'],
  occupancy: ['occupancy'],
  companion: [
    'companion',
    'companionname',
    'secondtraveller',
    'secondtraveler',
    'sharingwith',
    'sharing',
    'travellingwith',
    'travelingwith',
    'roommate',
  ],
  companionEmail: ['companionemail', 'secondemail'],
  plan: ['plan', 'paymentplan', 'paymenttype'],
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Finds the fields among a file's headings; the first heading that fits counts. */
export function columnsByHeading(headings: readonly string[]): ColumnMap {
  const found = headings.map(plain);
  const map: ColumnMap = {};
  for (const field of IMPORT_FIELDS) {
    const column = found.findIndex((heading) => HEADINGS[field].includes(heading));
    if (column >= 0) map[field] = column;
  }
  return map;
}
