import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { BOOKING_FIELDS, fieldRow } from '../../../../contracts/traveller-fields.js';
import { tooLong } from '../../../../contracts/text-limits.js';
import { TravellerDto } from '../../bookings/travellers/travellers.dto.js';
import { ChangeTravellerDto } from '../../guests/records/details.dto.js';
import { EditTravellerDto } from './booking-edit.dto.js';

function sentences(dto: new () => object, sent: object): Record<string, string | undefined> {
  const errors = validateSync(plainToInstance(dto, sent), { stopAtFirstError: true });
  return Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]),
  );
}

describe('a traveller who books', () => {
  it('is asked for everything that is required, by its own sentence', () => {
    const required = BOOKING_FIELDS.flatMap((field) => {
      const sentence = fieldRow(field).required;
      return sentence ? [[field, sentence]] : [];
    });
    expect(sentences(TravellerDto, {})).toEqual(Object.fromEntries(required));
  });

  it.each(BOOKING_FIELDS.filter((field) => fieldRow(field).most))(
    'writes no more than fits into %s',
    (field) => {
      const most = fieldRow(field).most ?? 0;
      expect(sentences(TravellerDto, { [field]: 'x'.repeat(most + 1) })[field]).toBe(tooLong(most));
    },
  );
});

describe.each([
  ['in the profile', ChangeTravellerDto, { version: 0 }],
  ['beside the booking', EditTravellerDto, { version: 0, position: 1 }],
] as const)('a traveller who is changed %s', (_, dto, whom) => {
  it('keeps what is left out', () => expect(sentences(dto, whom)).toEqual({}));

  it('may have one name, and no empty one', () => {
    expect(sentences(dto, { ...whom, lastName: '' })).toEqual({});
    expect(sentences(dto, { ...whom, firstName: '' })).toEqual({ firstName: 'First name is required' });
  });

  it('is of a country of the list', () => {
    expect(sentences(dto, { ...whom, nationality: 'XX' })).toEqual({
      nationality: 'Choose the nationality from the list',
    });
  });
});

it('tells no day of a passport without saying which', () => {
  expect(sentences(ChangeTravellerDto, { version: 0, passportExpiresOn: ' ' })).toEqual({
    passportExpiresOn: 'Enter the month, the day and the year your passport expires',
  });
});
