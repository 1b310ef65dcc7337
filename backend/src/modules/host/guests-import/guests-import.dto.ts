import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';
import { Nested } from '../../../platform/http/nested.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { type Occupancy, PLANS, type Plan } from '../../bookings/quote/quote.rules.js';
import { CABIN_TYPES, type CabinType } from '../../trips/trip-config.js';
import { AddedGuestMailDto } from '../booking/add-guest.dto.js';
import type { ColumnMap } from './import-columns.rules.js';

const COLUMN = { message: 'Choose a column of the file' };

/** Which column of the file, from 0, holds what. */
export class ColumnMapDto implements ColumnMap {
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) name?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) firstName?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) lastName?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) email?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) phone?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) cabin?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) occupancy?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) companion?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) companionEmail?: number;
  @MayBeLeftOut() @IsInt(COLUMN) @Min(0, COLUMN) plan?: number;
}

export class ImportGuestsDto {
  @IsInt({ message: 'Choose a trip' })
  tripId: number;

  /** The file as text: a line of headings, then a line a booking. */
  @IsString()
  @MaxLength(200_000, { message: 'A file may have 200,000 characters; split it' })
  @IsNotEmpty({ message: 'Choose a file, or paste its lines' })
  text: string;

  /** Without it the columns are found by their headings. */
  @MayBeLeftOut()
  @Nested(() => ColumnMapDto, 'Say which column holds what')
  columns?: ColumnMapDto;

  /** For lines that name no cabin. */
  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  /** For lines that name no plan. */
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan;

  /** Lines with a problem are left out instead of holding up all others. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether lines with problems are left out' })
  onlyGood?: boolean;
}

export class ImportProblemDto {
  /** Of the file: the first is line 1, whatever stands in it. */
  line: number;
  sentence: string;
}

export class ImportDuplicateDto {
  line: number;
  email: string;
  /** Whether who comes or who shares with them is on the trip already, or on an earlier line. */
  where: 'trip' | 'file';
}

export class ImportRenamedDto {
  line: number;
  /** As it is kept. */
  name: string;
}

export class ImportCompanionDto {
  name: string;
  email?: string;
}

/** A guest as they would be kept. */
export class ImportGuestDto {
  name: string;
  email: string;
  phone: string | null;
  cabinType: CabinType;
  occupancy: Occupancy;
  paymentType: Plan;
  companion: ImportCompanionDto | null;
}

/** What would come of a file. Nothing is written. */
export class ImportCheckDto {
  /** Of the first line that names an email, among the first ten; else of the first. */
  headings: string[];
  columns: ColumnMapDto;
  /** Of each column, how many lines say something in it. */
  filled: number[];
  /** One alone, of the headings, where no column is known for the name or the email: then no line is read. */
  problems: ImportProblemDto[];
  /** They are left out. */
  duplicates: ImportDuplicateDto[];
  /** Names that were written as "Last, First", of lines without a problem. */
  renamed: ImportRenamedDto[];
  /** The first of those who would be added, five at most. */
  first: ImportGuestDto[];
  /** Bookings that would be made. */
  bookings: number;
  travellers: number;
  placesLeft: number;
  /** The headings and the lines with a problem, as a file of their own; empty when there are none. */
  badLines: string;
  /** The mail to the first of those who would be added; null when nobody would, or the trip takes nobody now. */
  letter: AddedGuestMailDto | null;
}

export class ImportedGuestsDto {
  added: number;
  waitlisted: number;
  /** Left out, because somebody with their e-mail is there already. */
  duplicates: number;
  /** Lines left out for their problems. */
  problems: number;
}
