import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { type KeeperOfData, PersonalData } from './personal-data.js';

const manager = {} as EntityManager;

it('asks the parts in one order, whichever registered first', async () => {
  const data = new PersonalData();
  const erased: string[] = [];
  const keeper = (name: KeeperOfData['name'], objection?: 'erase.trip_ahead' | 'erase.money_under_way') =>
    data.register({
      name,
      collect: () => Promise.resolve(name),
      erase: () => Promise.resolve(void erased.push(name)),
      objection: () => Promise.resolve(objection ?? null),
    });
  keeper('team');
  keeper('payments', 'erase.money_under_way');
  keeper('bookings', 'erase.trip_ahead');
  keeper('account');
  const order = ['account', 'bookings', 'payments', 'team'];
  expect(Object.keys(await data.collect(manager, 1))).toEqual(order);
  expect(await data.findObjection(manager, 1)).toBe('erase.trip_ahead');
  await data.erase(manager, { id: 1, firstName: 'Maya', lastName: 'Reyes' });
  expect(erased).toEqual(order);
});
