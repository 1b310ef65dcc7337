import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { NO_MAIL_ADDRESS } from '../../../contracts/mail-address.js';
import { MOST, tooLong } from '../../../contracts/text-limits.js';
import { MailAddress } from './mail-address.js';

class Written {
  @MailAddress()
  email: string;
}

const said = (body: object) =>
  validateSync(plainToInstance(Written, body)).flatMap(({ constraints }) => Object.values(constraints ?? {}));

it.each([{}, { email: null }, { email: 7 }, { email: '' }, { email: 'dana' }])(
  'an address is asked for where %j has none',
  (body) => {
    expect(said(body)).toEqual([NO_MAIL_ADDRESS]);
  },
);

it('one that no mail server takes is told its limit', () => {
  const long = `dana@${'a.'.repeat(125)}example.com`;
  expect(long.length).toBeGreaterThan(MOST.address);
  expect(said({ email: long })).toEqual([tooLong(MOST.address)]);
});

it('one in a sentence is taken in its one spelling', () => {
  expect(said({ email: ' Dana <dana@Example.com>, ' })).toEqual([]);
});
