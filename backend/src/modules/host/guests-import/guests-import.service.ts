import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { readCsv } from '../../../platform/csv/csv-reader.js';
import { writeCsv } from '../../../platform/csv/csv-writer.js';
import { once } from '../../../platform/database/once.js';
import { soldTypes } from '../../trips/trip-config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import type { AddGuestDto } from '../booking/add-guest.dto.js';
import { HostAddsGuest } from '../booking/add-guest.service.js';
import { travellersOn } from '../on-trip.sql.js';
import type { ImportCheckDto, ImportedGuestsDto, ImportGuestsDto } from './guests-import.dto.js';
import { columnsByHeading, headingsAt, LOOKED_AT, missingColumns } from './import-columns.rules.js';
import { everybodyOnce } from './import-once.rules.js';
import { type ImportedGuest, type LineProblem, readLine } from './import-line.rules.js';

const MOST_LINES = 500;
/** More than any list of people has, and few enough to be told again for each line that cannot be read. */
const MOST_COLUMNS = 200;
/** Enough to see whether the columns are the right ones. */
const FIRST = 5;
/** Names the lock among all locks of the database; the trip is its second number. */
const IMPORT_LOCK = 71;

type Told = 'headings' | 'columns' | 'filled' | 'problems' | 'duplicates' | 'renamed' | 'badLines';

interface Read extends Pick<ImportCheckDto, Told> {
  guests: ImportedGuest[];
}

/** Guests from a file: looked at first, then written all or none. Each becomes a booking as if added one by one. */
@Injectable()
export class GuestsImport {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly trips: Trips,
    private readonly adding: HostAddsGuest,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /** The dry run. Throws `trip.not_found`, `host.right_missing`, `csv.malformed`, `import.nothing`, `import.too_many`, `import.too_wide`. */
  async check(asking: Asking, dto: ImportGuestsDto): Promise<ImportCheckDto> {
    await this.access.assertHosts(asking, dto.tripId);
    const trip = await this.trips.get(dto.tripId);
    const { guests, ...told } = await this.read(this.db.manager, dto, trip);
    const travellers = guests.reduce((sum, { companion }) => sum + (companion ? 2 : 1), 0);
    return {
      ...told,
      first: guests.slice(0, FIRST),
      bookings: guests.length,
      travellers,
      placesLeft: trip.maxGuests - trip.seatsTaken,
      letter: await this.letterTo(asking, dto.tripId, guests[0]),
    };
  }

  /** What the first one would be sent. A trip that takes nobody now says why when guests are added. */
  private async letterTo(asking: Asking, tripId: number, guest: ImportedGuest | undefined) {
    if (!guest) return null;
    try {
      return await this.adding.letter(asking, bookingOf(tripId, guest));
    } catch (err) {
      if (err instanceof DomainError) return null;
      throw err;
    }
  }

  /**
   * Once a key; whose e-mail is on the trip already is left out. Throws `import.has_problems` too, before anything is
   * written, unless lines with problems are to be left out.
   */
  async run(asking: Asking, key: string | undefined, dto: ImportGuestsDto): Promise<ImportedGuestsDto> {
    const { userId } = asking;
    await this.access.assertHosts(asking, dto.tripId);
    const named = { scope: `host:${userId}`, key, body: { action: 'import', file: dto } };
    const done = await this.db.transaction((manager) =>
      once(manager, named, this.clock.now(), () => this.write(manager, asking, dto)),
    );
    return done;
  }

  private async write(
    manager: EntityManager,
    asking: Asking,
    dto: ImportGuestsDto,
  ): Promise<ImportedGuestsDto> {
    // Two files at once would not see each other's guests.
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [IMPORT_LOCK, dto.tripId]);
    const trip = await this.trips.get(dto.tripId, manager);
    const { guests, problems, duplicates } = await this.read(manager, dto, trip);
    if (problems.length && !dto.onlyGood)
      throw new DomainError('import.has_problems', { count: problems.length });
    const bad = new Set(problems.map(({ line }) => line)).size;
    const done = { added: 0, waitlisted: 0, duplicates: duplicates.length, problems: bad };
    const isAlone = guests.length === 1;
    for (const guest of guests) {
      const booking = bookingOf(dto.tripId, guest);
      const { status } = await this.adding.inTransaction(manager, asking, booking, { isTold: isAlone });
      if (status === 'waitlist') done.waitlisted += 1;
      else done.added += 1;
    }
    if (guests.length > 1) {
      // One line: forty would push everything else out of what hosts see arrive.
      const summary = { text: `${guests.length} bookings imported` };
      await this.news.announce(manager, { type: 'booking.created', tripId: dto.tripId, summary });
    }
    await this.activity.note(manager, {
      userId: asking.userId,
      tripId: dto.tripId,
      action: 'guests.imported',
      details: done,
    });
    return done;
  }

  private async read(manager: EntityManager, dto: ImportGuestsDto, { config }: SaleableTrip): Promise<Read> {
    const all = readCsv(dto.text, LOOKED_AT + MOST_LINES + 1);
    if (all.some(({ cells }) => cells.length > MOST_COLUMNS))
      throw new DomainError('import.too_wide', { most: MOST_COLUMNS });
    const [first, ...lines] = all.slice(headingsAt(all));
    if (!first || lines.length === 0) throw new DomainError('import.nothing');
    if (lines.length > MOST_LINES) throw new DomainError('import.too_many', { most: MOST_LINES });
    const columns = dto.columns ?? columnsByHeading(first.cells);
    const headings = first.cells;
    const filled = headings.map((_, column) => lines.filter(({ cells }) => cells[column]).length);
    const sentence = missingColumns(columns);
    if (sentence) {
      const problems = [{ line: first.line, sentence }];
      return { headings, columns, filled, problems, duplicates: [], renamed: [], badLines: '', guests: [] };
    }
    const cabinNames = Object.fromEntries(soldTypes(config).map((type) => [type, config.cabins[type].name]));
    const { cabinType, paymentType } = dto;
    const defaults = { cabinType, paymentType, cabinNames };
    const read = lines.map((line) => ({ ...line, ...readLine(line, columns, defaults) }));
    const problems: LineProblem[] = read.flatMap((line) => line.problems);
    const bad = read.filter((line) => line.problems.length > 0).map(({ cells }) => cells);
    const good = read.filter((line) => line.problems.length === 0);
    const onTrip = new Set((await travellersOn(manager, dto.tripId)).map(({ email }) => email));
    const { guests, doubled: duplicates } = everybodyOnce(good, onTrip);
    const renamed = good.flatMap((line) => line.renamed);
    const badLines = fileOf(headings, bad);
    return { headings, columns, filled, problems, duplicates, renamed, badLines, guests };
  }
}

/** As somebody who is added by hand. */
function bookingOf(tripId: number, { companion, phone, ...rest }: ImportedGuest): AddGuestDto {
  return {
    ...rest,
    tripId,
    travelInsurance: false,
    waitlist: false,
    ...(phone ? { phone } : {}),
    ...(companion ? { companion } : {}),
  };
}

function fileOf(headings: readonly string[], lines: readonly string[][]): string {
  if (lines.length === 0) return '';
  // A line may have more cells than there are headings.
  const width = Math.max(headings.length, ...lines.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, place) => ({
    header: headings[place] ?? '',
    value: (line: string[]) => line[place] ?? '',
  }));
  return writeCsv(columns, lines);
}
