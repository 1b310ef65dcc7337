import { describe, expect, it } from '@jest/globals';
import { columnsByHeading, headingsAt, missingColumns } from './import-columns.rules.js';
import { readLine } from './import-line.rules.js';

const cabinNames = { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' };
const defaults = { cabinType: 'inside', paymentType: 'full', cabinNames } as const;
const headings = ['Full Name', 'E-mail', 'Cabin type', 'Occupancy', 'Companion', 'Payment plan'];
const map = columnsByHeading(headings);
const read = (...cells: string[]) => readLine({ line: 7, cells }, map, defaults);

describe('the headings', () => {
  it('are known in whatever case and spelling', () => {
    expect(map).toEqual({ name: 0, email: 1, cabin: 2, occupancy: 3, companion: 4, plan: 5 });
    expect(columnsByHeading(['Name (as in passport, please)', 'Phone (mobile)'])).toEqual({
      name: 0,
      phone: 1,
    });
    expect(columnsByHeading(['SURNAME', 'first name', 'Shoe size'])).toEqual({ lastName: 0, firstName: 1 });
  });
});

it.each<[string, string[], object]>([
  [
    'Google',
    ['First Name', 'Middle Name', 'Last Name', 'E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Value'],
    { firstName: 0, lastName: 2, email: 4, phone: 5 },
  ],
  [
    'a ticket shop',
    ['Order #', 'First Name', 'Last Name', 'Email', 'Cell Phone'],
    { firstName: 1, lastName: 2, email: 3, phone: 4 },
  ],
  [
    'a German list',
    ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Handy'],
    { firstName: 0, lastName: 1, email: 2, phone: 3 },
  ],
  [
    'a French list',
    ['Prénom', 'Nom', 'Courriel', 'Téléphone'],
    { firstName: 0, lastName: 1, email: 2, phone: 3 },
  ],
  ['a Spanish list', ['Nombre', 'Apellidos', 'Correo electrónico'], { firstName: 0, lastName: 1, email: 2 }],
])('knows the headings of %s', (_, cells, columns) => expect(columnsByHeading(cells)).toEqual(columns));

it('finds the headings below a title', () => {
  const at = (...lines: string[]) => headingsAt(lines.map((line) => ({ cells: line.split(',') })));
  expect(at('Name,Email', 'Ada,ada@example.com')).toBe(0);
  expect(at('Guest list', 'as of May', 'Name,E-mail', 'Ada,ada@example.com')).toBe(2);
  expect(at('Who,How', 'Ada,ada@example.com')).toBe(0);
});

it.each([
  [{ name: 0, email: 1 }, null],
  [{ lastName: 0, email: 1 }, null],
  [{ phone: 0, name: 1 }, 'No column is known for the email: choose it'],
  [{ email: 0 }, 'No column is known for the name: choose it'],
  [{}, 'No column is known for the name and the email: choose them'],
])('needs a name and an email: %j', (columns, sentence) => expect(missingColumns(columns)).toBe(sentence));

describe('a line', () => {
  it('becomes a guest, with what was chosen for all where it says nothing', () => {
    expect(read('Dana Reyes', 'dana@example.com')).toEqual({
      guest: {
        name: 'Dana Reyes',
        email: 'dana@example.com',
        phone: null,
        cabinType: 'inside',
        occupancy: 'single',
        paymentType: 'full',
        companion: null,
      },
      problems: [],
      renamed: [],
    });
    expect(
      read('Dana Reyes', 'd@example.com', 'Ocean View Cabin', '', 'Eli Reyes', 'Installments').guest,
    ).toMatchObject({
      cabinType: 'oceanview',
      occupancy: 'double',
      paymentType: 'installment',
      companion: { name: 'Eli Reyes' },
    });
  });

  it.each(['Inside', 'inside cabin', ''])(
    'finds no cabin for %j where the trip sells no inside ones',
    (cabin) => {
      const sold = { oceanview: 'Ocean View', balcony: 'Balcony' };
      const line = { line: 7, cells: ['Dana Reyes', 'dana@example.com', cabin] };
      expect(readLine(line, map, { ...defaults, cabinNames: sold }).problems).toEqual([
        { line: 7, sentence: 'The trip has no such cabin, but Ocean View, Balcony' },
      ]);
    },
  );

  it.each([
    ['Meerblick-Kabine', 'oceanview'],
    ['meerblick kabine', 'oceanview'],
    ['ÉTOILE', 'balcony'],
    ['Stella', 'inside'],
    ['balcony cabin', 'balcony'],
    ['ocean', 'oceanview'],
  ])('knows the cabin %j by what the trip calls it, and by the usual words', (cabin, cabinType) => {
    const cabins = { inside: 'Stella', oceanview: 'Meerblick-Kabine', balcony: 'Étoile' };
    const line = { line: 7, cells: ['Dana Reyes', 'dana@example.com', cabin] };
    expect(readLine(line, map, { ...defaults, cabinNames: cabins })).toMatchObject({
      guest: { cabinType },
      problems: [],
    });
  });

  it('knows no word for a cabin that every object knows', () => {
    expect(read('Dana Reyes', 'dana@example.com', 'constructor').problems).toHaveLength(1);
  });

  it.each([
    ['Tess   Halloran', 'Tess Halloran'],
    ['Tess\nHalloran', 'Tess Halloran'],
    ['Tess\u200b Hall\u200boran', 'Tess Halloran'],
    ['\ufeffBom Start', 'Bom Start'],
    ['Jose\u0301', 'José'],
  ])('keeps the name %j as %j', (typed, kept) =>
    expect(read(typed, 'd@example.com')).toMatchObject({ guest: { name: kept }, problems: [] }),
  );

  it.each([
    ['\u200b\u200b', 'There is no name'],
    ['O', 'A name has fewer than 2 characters'],
    ['Evil\u202egnp.exe', 'A name holds a link, or no letter'],
    ['+-+', 'A name holds a link, or no letter'],
  ])('takes no name of %j', (typed, sentence) =>
    expect(read(typed, 'd@example.com').problems).toEqual([{ line: 7, sentence }]),
  );

  it('turns a name round that was written with the last one first, and tells so', () => {
    const line = read('Halloran, Tess', 'd@example.com', '', '', 'Reyes, Eli');
    expect(line.guest).toMatchObject({ name: 'Tess Halloran', companion: { name: 'Eli Reyes' } });
    expect(line.renamed).toEqual([
      { line: 7, name: 'Tess Halloran' },
      { line: 7, name: 'Eli Reyes' },
    ]);
  });

  it('takes no cell for a word of a person that a spreadsheet wrote', () => {
    const columns = columnsByHeading(['Name', 'Email', 'Phone']);
    const sentencesOf = (...cells: string[]) =>
      readLine({ line: 2, cells }, columns, defaults).problems.map(({ sentence }) => sentence);
    expect(sentencesOf('Ada Quist', 'a@example.com', '4.4790012E+11')).toEqual([
      'The spreadsheet has shortened a number to 4.4790012E+11',
    ]);
    expect(sentencesOf('#N/A', 'a@example.com', '#REF!')).toEqual([
      "A cell holds the spreadsheet's error #N/A",
      "A cell holds the spreadsheet's error #REF!",
    ]);
    expect(sentencesOf('Ada Quist', 'a@example.com', '15550100111.0')).toEqual([]);
  });

  it('has every problem told, by its line', () => {
    expect(read('', 'nowhere', 'suite', 'single', 'Eli', 'later').problems).toEqual(
      [
        'There is no name',
        'There is no valid email address',
        'The trip has no such cabin, but Inside Cabin, Ocean View, Balcony',
        'The plan is neither full nor installments',
        'A cabin for single use is for one traveller',
      ].map((sentence) => ({ line: 7, sentence })),
    );
  });
});

it('does not look at what no cell about a guest holds, and says so', () => {
  const { guest, problems } = read(`a${'\u0301\u0323'.repeat(50_000)}`, 'dana@example.com');
  expect(problems.map(({ sentence }) => sentence)).toContain('A cell has more than 1,000 characters');
  expect(guest.name.length).toBeLessThanOrEqual(1_000);
  expect(columnsByHeading([`Name${'\u0301'.repeat(50_000)}x`, 'Email'])).toEqual({ name: 0, email: 1 });
});
