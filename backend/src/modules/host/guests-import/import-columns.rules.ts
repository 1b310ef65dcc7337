import { folded } from '../../../../contracts/fold.js';

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

/**
 * Headings that people and programs write, in plain letters: those of address books and ticket shops among them ("E-mail 1 -
 * Value", "Cell Phone"), and the words of the languages that guests of ours read.
 */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: words(
    'name fullname guest guestname traveller traveler travellername travelername passenger passengername',
    'contactname attendee attendeename participant displayname nomcomplet nombrecompleto nomecompleto vollstandigername',
  ),
  firstName: words(
    'firstname givenname first forename guestfirstname buyerfirstname attendeefirstname',
    'vorname prenom nombre nome primeironome voornaam fornavn fornamn imie',
  ),
  lastName: words(
    'lastname surname familyname last guestlastname buyerlastname attendeelastname',
    'nachname familienname nomdefamille nom apellido apellidos cognome sobrenome apelido achternaam etternavn efternavn',
    'efternamn nazwisko',
  ),
  email: words(
    'email emailaddress mail mailaddress emailid email1 email1value email1address primaryemail guestemail contactemail',
    'buyeremail attendeeemail emailadresse mailadresse adresseemail adressemail courriel correo correoelectronico',
    'direccioncorreo indirizzoemail enderecodeemail emailadres epost epostadresse adresemail',
  ),
  phone: words(
    'phone phonenumber mobile mobilephone mobilenumber cell cellphone cellphonenumber telephone telephonenumber tel',
    'phone1 phone1value primaryphone homephone workphone contactnumber whatsapp telefon telefonnummer handy handynummer',
    'mobil mobilnummer mobiltelefon telefono celular movil cellulare telefone telemovel portable telefoon gsm',
  ),
  cabin: words('cabin cabintype cabincategory package kabine cabine cabina camarote hut'),
  occupancy: words('occupancy belegung'),
  companion: words(
    'companion companionname secondtraveller secondtraveler sharingwith sharing travellingwith travelingwith roommate',
    'cabinmate mitreisende mitreisender begleitung acompanante accompagnateur accompagnatore acompanhante',
  ),
  companionEmail: words('companionemail companionemailaddress companionsemail secondemail'),
  plan: words('plan paymentplan paymenttype zahlungsplan'),
};

function words(...lines: string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

/** "Name (as in passport, please)": how to fill a column in is no part of what it holds. */
const IN_BRACKETS = /\([^()]*\)/g;

/** Longer than any heading that says something. */
const LONGEST = 200;

const plain = (heading: string) => folded(heading).replace(/[^a-z0-9]/g, '');

/** Finds the fields among a file's headings; the first heading that fits counts. */
export function columnsByHeading(headings: readonly string[]): ColumnMap {
  const found = headings
    .map((heading) => heading.slice(0, LONGEST))
    .map((heading) => [plain(heading), plain(heading.replace(IN_BRACKETS, ''))]);
  const map: ColumnMap = {};
  for (const field of IMPORT_FIELDS) {
    const column = found.findIndex((ways) => ways.some((heading) => HEADINGS[field].includes(heading)));
    if (column >= 0) map[field] = column;
  }
  return map;
}

/** How far down headings are looked for: titles and empty lines stand above some. */
export const LOOKED_AT = 10;

/** Which of a file's lines holds the headings: the first that names an email, else the first of all. */
export function headingsAt(lines: readonly { cells: readonly string[] }[]): number {
  const at = lines.slice(0, LOOKED_AT).findIndex(({ cells }) => columnsByHeading(cells).email !== undefined);
  return Math.max(at, 0);
}

/** What stands against reading any line; null when there is a column for all that every guest needs. */
export function missingColumns({ name, firstName, lastName, email }: ColumnMap): string | null {
  const missing = [
    ...((name ?? firstName ?? lastName) === undefined ? ['name'] : []),
    ...(email === undefined ? ['email'] : []),
  ];
  if (missing.length === 0) return null;
  return `No column is known for the ${missing.join(' and the ')}: choose ${missing.length > 1 ? 'them' : 'it'}`;
}
