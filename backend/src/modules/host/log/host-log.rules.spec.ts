import { expect, it } from '@jest/globals';
import { aboutOf, actionWords } from './host-log.rules.js';

it('tells what an act was done on, without the numbers of rows', () => {
  expect(
    aboutOf({ requestId: 7, personId: 3, fields: 'title, inside prices', money: true, documents: false }),
  ).toBe('fields: title, inside prices; money: yes; documents: no');
  expect(aboutOf({})).toBe('');
});

it('reads an action as words', () => {
  expect(actionWords('payment.recorded')).toBe('Payment recorded');
  expect(actionWords('host_request.decided')).toBe('Host request decided');
});
