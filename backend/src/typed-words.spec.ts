import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import './app.module.js';

type Dto = new () => object;
interface Rules {
  validationMetadatas: Map<Dto, { propertyName: string }[]>;
}

/** Every field of every door's body and query. */
const FIELDS = [...(getMetadataStorage() as unknown as Rules).validationMetadatas].flatMap(([dto, rules]) =>
  [...new Set(rules.map((rule) => rule.propertyName))].map((field) => ({ dto, field })),
);

/** As the door keeps a text that it takes, or null. */
function kept({ dto, field }: (typeof FIELDS)[number], text: string): string | null {
  const made = plainToInstance(dto, { [field]: text }) as Record<string, unknown>;
  const isRefused = validateSync(made).some(({ property }) => property === field);
  const value = made[field];
  return isRefused || typeof value !== 'string' ? null : value;
}

/** `Dto.field` of those that keep what a text holds. */
const keeping = (text: string, sign: RegExp) =>
  FIELDS.filter((one) => sign.test(kept(one, text) ?? '')).map(({ dto, field }) => `${dto.name}.${field}`);

/** Compared with what is there, looked for or read by a reader of its own, and shown to nobody as it was typed. */
const COMPARED = [
  /\.(?:password|newPassword|confirmPassword|token|shareToken|code|q)$/,
  /^LoginDto\.username$/,
  /\.(?:\w*[iI]ds?|timeZone)$/,
  /^(?:GuestFilterDto|PaymentSearchDto|LogFilterDto|SecurityFilterDto)\./,
  /^(?:CaptureDto|ImportGuestsDto|PreviewRemindDto)\./,
  // A letter on its way to the one who writes it.
  /^PreviewMessageDto\./,
];

it('SEC-58: no text that others read is kept with signs that turn it around, or that ring and erase', () => {
  expect(FIELDS.length).toBeGreaterThan(250);
  const found = keeping('Pay \u202ehere\u202c now\u0007 please', /[\u202A-\u202E\u2066-\u2069]|\p{Cc}/u);
  expect(found.filter((field) => !COMPARED.some((known) => known.test(field)))).toEqual([]);
});

it('SEC-58: no name of a person is kept with a link, or with lines of its own', () => {
  const isName = (field: string) => /name$/i.test(field) && !/^(?:LoginDto)\./.test(field);
  const names = FIELDS.filter(({ dto, field }) => isName(`${dto.name}.${field}`));
  expect(names.length).toBeGreaterThan(12);
  expect(keeping('Click http://evil.example now', /evil/).filter(isName).toSorted()).toEqual([
    // What the trip's owner writes of it: its pages and its cabins.
    'AmenityDto.name',
    'EditCabinDto.name',
    'EditOrganiserDto.name',
    'GuideLinkDto.name',
    // What its owner calls their own device.
    'NameFactorDto.name',
    'PackingItemDto.name',
    'PlannedActivityDto.name',
    'ShipFigureDto.name',
    'WeatherFigureDto.name',
  ]);
  expect(keeping('One\u2028two\n\nthree', /[\n\u2028]/).filter(isName)).toEqual([]);
});
