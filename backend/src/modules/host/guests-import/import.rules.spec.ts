import { describe, expect, it } from '@jest/globals';
import { columnsByHeading } from './import-columns.rules.js';
import { readLine } from './import-line.rules.js';

const defaults = { cabinType: 'inside', paymentType: 'full' } as const;
const headings = ['Full Name', 'E-mail', 'Cabin type', 'Occupancy', 'Companion', 'Payment plan'];
const map = columnsByHeading(headings);
const read = (...cells: string[]) => readLine({ line: 7, cells }, map, defaults);

describe('the headings', () => {
  it('are known in whatever case and spelling', () => {
    expect(map).toEqual({ name: 0, email: 1, cabin: 2, occupancy: 3, companion: 4, plan: 5 });
    expect(columnsByHeading(['SURNAME', 'first name', 'Shoe size'])).toEqual({ lastName: 0, firstName: 1 });
  });
});

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
    ['Evil\u202egnp.exe', 'A name holds a link, or no letter'],
    ['+-+', 'A name holds a link, or no letter'],
  ])('takes no name of %j', (typed, sentence) =>
    expect(read(typed, 'd@example.com').problems).toEqual([{ line: 7, sentence }]),
  );

  it('has every problem told, by its line', () => {
    expect(read('', 'nowhere', 'suite', 'single', 'Eli', 'later').problems).toEqual(
      [
        'There is no name',
        'There is no valid email address',
        'The cabin is none of inside, ocean view and balcony',
        'The plan is neither full nor installments',
        'A cabin for single use is for one traveller',
      ].map((sentence) => ({ line: 7, sentence })),
    );
  });
});
