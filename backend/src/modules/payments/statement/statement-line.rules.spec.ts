import { expect, it } from '@jest/globals';
import { ledgerCents } from './statement-line.rules.js';

it('money that came lowers what is owed, money that went raises it', () => {
  expect([ledgerCents({ amountCents: 69_200 }), ledgerCents({ amountCents: -10_000 })]).toEqual([
    -69_200, 10_000,
  ]);
});
