import { folded } from '../../../../contracts/fold.js';
import { isMailAddress, mailAddress } from '../../../../contracts/mail-address.js';
import { nameProblem } from '../../../../contracts/name-problem.js';
import { plainLine } from '../../../../contracts/plain-line.js';
import { MOST } from '../../../../contracts/text-limits.js';
import type { Occupancy, Plan } from '../../bookings/quote/quote.rules.js';
import type { CabinType } from '../../trips/trip-config.js';
import type { ImportGuestDto } from './guests-import.dto.js';
import { dialled, failedCell, inOrder, longCell, LONGEST_CELL, wholeName } from './import-cell.rules.js';
import type { ColumnMap, ImportField } from './import-columns.rules.js';

/** Who comes of a line. */
export type ImportedGuest = ImportGuestDto;

/** What counts where a line says nothing, and what the trip calls the cabins that it sells. */
export interface ImportDefaults extends Pick<ImportedGuest, 'cabinType' | 'paymentType'> {
  cabinNames: CabinNames;
}

type CabinNames = Partial<Record<CabinType, string>>;

export interface LineProblem {
  /** Of the file: the first is line 1. */
  line: number;
  sentence: string;
}

/** A name that was written as "Last, First". */
export interface Renamed {
  line: number;
  /** As it is kept. */
  name: string;
}

const CABINS: Record<string, CabinType> = {
  inside: 'inside',
  oceanview: 'oceanview',
  ocean: 'oceanview',
  balcony: 'balcony',
};
const OCCUPANCIES: Record<string, Occupancy> = {
  single: 'single',
  '1': 'single',
  double: 'double',
  '2': 'double',
};
const PLANS: Record<string, Plan> = {
  full: 'full',
  fullpayment: 'full',
  installment: 'installment',
  installments: 'installment',
  instalments: 'installment',
};

const plain = (text: string) => {
  const letters = folded(text).replaceAll(' ', '');
  return letters.replace(/cabin$/, '') || letters;
};

/** The words for a cabin: the trip's own name of one comes before the usual words for another. */
const cabinWords = (names: CabinNames): Record<string, CabinType> => ({
  ...Object.fromEntries(Object.entries(CABINS).filter(([, type]) => type in names)),
  ...Object.fromEntries(Object.entries(names).map(([type, name]) => [plain(name), type as CabinType])),
});

/** Reads a line; every problem is told, not the first alone. */
export function readLine(
  { line, cells }: { line: number; cells: readonly string[] },
  map: ColumnMap,
  defaults: ImportDefaults,
): { guest: ImportedGuest; problems: LineProblem[]; renamed: Renamed[] } {
  const written = (field: ImportField) => cells[map[field] ?? -1] ?? '';
  const cell = (field: ImportField) => plainLine(written(field).slice(0, LONGEST_CELL));
  const fields = Object.keys(map) as ImportField[];
  const sentences = fields.flatMap((field) => longCell(written(field)) ?? failedCell(cell(field)) ?? []);
  const word = <T>(field: ImportField, words: Record<string, T>, otherwise: T, sentence: string): T => {
    const said = cell(field);
    const key = plain(said);
    const meant = said ? (Object.hasOwn(words, key) ? words[key] : undefined) : otherwise;
    if (meant === undefined) sentences.push(sentence);
    return meant ?? otherwise;
  };
  const asWritten = [wholeName(cell('name'), cell('firstName'), cell('lastName')), cell('companion')];
  const [name = '', companionName = ''] = asWritten.map(inOrder);
  const phone = dialled(cell('phone'));
  const email = mailAddress(cell('email'));
  const companionEmail = mailAddress(cell('companionEmail'));
  if (!name) sentences.push('There is no name');
  if (name.length === 1 || companionName.length === 1) sentences.push('A name has fewer than 2 characters');
  if ([name, companionName].some(({ length }) => length > MOST.wholeName))
    sentences.push(`A name has more than ${MOST.wholeName} characters`);
  for (const one of [name, companionName])
    if (nameProblem(one) && !failedCell(one)) sentences.push('A name holds a link, or no letter');
  if (!isMailAddress(email)) sentences.push('There is no valid email address');
  if (phone.length > MOST.phone) sentences.push(`The phone number has more than ${MOST.phone} characters`);
  if (companionEmail && !isMailAddress(companionEmail))
    sentences.push("The companion's email address is not valid");
  const noSuchCabin = `The trip has no such cabin, but ${Object.values(defaults.cabinNames).join(', ')}`;
  if (!cell('cabin') && !(defaults.cabinType in defaults.cabinNames)) sentences.push(noSuchCabin);
  const usual: Occupancy = companionName ? 'double' : 'single';
  const guest: ImportedGuest = {
    name,
    email,
    phone: phone || null,
    cabinType: word('cabin', cabinWords(defaults.cabinNames), defaults.cabinType, noSuchCabin),
    occupancy: word('occupancy', OCCUPANCIES, usual, 'The occupancy is neither single nor double'),
    paymentType: word('plan', PLANS, defaults.paymentType, 'The plan is neither full nor installments'),
    companion: companionName
      ? { name: companionName, ...(companionEmail && { email: companionEmail }) }
      : null,
  };
  if (guest.companion && guest.occupancy === 'single')
    sentences.push('A cabin for single use is for one traveller');
  const renamed = [name, companionName].flatMap((kept, i) =>
    kept === asWritten[i] ? [] : [{ line, name: kept }],
  );
  return { guest, problems: sentences.map((sentence) => ({ line, sentence })), renamed };
}
