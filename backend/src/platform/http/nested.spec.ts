import { expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.js';
import { ListOf, Nested } from './nested.js';
import { validation } from './validation.js';

class PersonDto {
  @IsString({ message: 'Enter a name' })
  name: string;
}

class PartyDto {
  @Nested(() => PersonDto, 'Say who hosts')
  host: PersonDto;

  @MayBeLeftOut()
  @Nested(() => PersonDto, 'Say who comes along')
  companion?: PersonDto;

  @ListOf(() => PersonDto, 'Name the guests')
  guests: PersonDto[];
}

const SAM = { name: 'Sam' };
const sent = (changes: object) =>
  validation.transform({ host: SAM, guests: [SAM], ...changes }, { type: 'body', metatype: PartyDto });
const fieldsOf = (changes: object) =>
  sent(changes).then(
    () => ({}),
    ({ fields }: { fields: Record<string, string> }) => fields,
  );

it('takes objects of the shape, and drops what it does not know', async () => {
  expect(await sent({ companion: { ...SAM, age: 8 } })).toEqual({ host: SAM, companion: SAM, guests: [SAM] });
  expect(await sent({ guests: [] })).toEqual({ host: SAM, guests: [] });
});

it('says what is wrong inside', async () => {
  expect(await fieldsOf({ host: {} })).toEqual({ 'host.name': 'Enter a name' });
  expect(await fieldsOf({ guests: [SAM, {}] })).toEqual({ 'guests.1.name': 'Enter a name' });
});

it.each([
  ['a list', []],
  ['a list in a list', [[]]],
  ['a text', 'Sam'],
  ['null', null],
])('takes %s for no object', async (_, value) => {
  expect(await fieldsOf({ host: value, companion: value, guests: [value] })).toEqual({
    host: 'Say who hosts',
    companion: 'Say who comes along',
    guests: 'Name the guests',
  });
});

it('asks for what is missing', async () => {
  const asked = { host: 'Say who hosts', guests: 'Name the guests' };
  expect(await fieldsOf({ host: undefined, guests: undefined })).toEqual(asked);
  expect(await fieldsOf({ host: undefined, guests: {} })).toEqual(asked);
});
