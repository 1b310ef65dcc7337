import { countryName } from '../../../../contracts/countries.js';
import { hostLabel } from '../../../../contracts/traveller-fields.js';
import { type CsvColumn, writeCsv } from '../../../platform/csv/csv-writer.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import type { Detail } from '../../guests/area/guest-area.rules.js';
import { type OpenRecord, travellerView } from '../../guests/records/details.view.js';
import { questionsOf, type TripConfig } from '../../trips/trip-config.js';
import { phoneCell } from '../phone-cell.js';

/** A traveller who sails, opened, and the booking they sail on. */
export interface Sailing {
  booking: Booking;
  record: OpenRecord;
}

/** As the travellers' checklist calls it. */
const MISSING: Record<Detail, string> = {
  passport: 'Passport number',
  dateOfBirth: 'Birth date',
  emergencyContact: 'Emergency contact',
  answers: 'Answers',
};
/** Room 902 stands before room 4012. */
const ROOMS = new Intl.Collator('en-US', { numeric: true });

type Asked = Pick<TripConfig, 'cabins' | 'questions'>;

const lineOf = ({ booking, record }: Sailing, config: Asked) =>
  Object.assign(travellerView(record, 0, questionsOf(config)), {
    room: booking.roomNumber,
    cabin: config.cabins[booking.cabinType].name,
    reference: bookingReference(booking),
    passportNumber: record.details?.passportNumber ?? null,
  });
type Line = ReturnType<typeof lineOf>;

const COLUMNS: CsvColumn<Line>[] = [
  { header: 'Room', value: ({ room }) => room },
  { header: 'Cabin', value: ({ cabin }) => cabin },
  { header: 'Booking reference', value: ({ reference }) => reference },
  { header: hostLabel('lastName'), value: ({ lastName }) => lastName },
  { header: hostLabel('firstName'), value: ({ firstName }) => firstName },
  { header: hostLabel('dateOfBirth'), value: ({ dateOfBirth }) => dateOfBirth },
  { header: hostLabel('nationality'), value: ({ nationality }) => nationality && countryName(nationality) },
  { header: hostLabel('passportNumber'), value: ({ passportNumber }) => passportNumber },
  { header: 'Passport expires', value: ({ passportExpiresOn }) => passportExpiresOn },
  { header: hostLabel('emergencyContactName'), value: ({ emergencyContactName }) => emergencyContactName },
  {
    header: hostLabel('emergencyContactPhone'),
    value: ({ emergencyContactPhone }) => phoneCell(emergencyContactPhone),
  },
  { header: 'Missing', value: ({ missing }) => missing.map((one) => MISSING[one]).join('; ') },
];

/** What the hosts of a trip ask, each under its own words; the cell of who has not answered is empty. */
function answerColumns(config: Asked): CsvColumn<Line>[] {
  const taken = new Set(COLUMNS.map(({ header }) => header.toLowerCase()));
  return questionsOf(config).map(({ label }, place) => {
    const header = headingBeside(taken, label);
    taken.add(header.toLowerCase());
    return { header, value: ({ answers }) => answers[place]?.text ?? null };
  });
}

/** Whoever reads the file knows a column by its heading: a question that is called as another one says that it is a question. */
function headingBeside(taken: ReadonlySet<string>, label: string): string {
  let heading = label;
  for (let turn = 1; taken.has(heading.toLowerCase()); turn += 1)
    heading = turn === 1 ? `${label} (question)` : `${label} (question ${turn})`;
  return heading;
}

/**
 * The list of a trip for its ship as a file for spreadsheets: a line a traveller, by room, booking and place in it; who has
 * no room yet stands last. Passport numbers stand in it whole, and after what the ship asks for what the trip's hosts ask.
 * @param config of the trip: cabins are called as it calls them
 */
export function shipListCsv(sailings: readonly Sailing[], config: Asked): string {
  return writeCsv(
    [...COLUMNS, ...answerColumns(config)],
    sailings.toSorted(inOrder).map((sailing) => lineOf(sailing, config)),
  );
}

function inOrder(a: Sailing, b: Sailing): number {
  const [room, other] = [a.booking.roomNumber ?? '', b.booking.roomNumber ?? ''];
  return (
    Number(room === '') - Number(other === '') ||
    ROOMS.compare(room, other) ||
    a.booking.id - b.booking.id ||
    a.record.guest.position - b.record.guest.position
  );
}
