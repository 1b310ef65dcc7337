import { expect, it } from '@jest/globals';
import { actWords } from '../../../../contracts/act-words.js';
import { aboutOf } from './host-log.rules.js';

it('tells what an act was done on, without the numbers of rows', () => {
  expect(
    aboutOf(
      { requestId: 7, personId: 3, fields: 'title, inside prices', money: true, documents: false },
      false,
    ),
  ).toBe('fields: title, inside prices; money: yes; documents: no');
  expect(aboutOf({}, true)).toBe('');
});

it('tells amounts to who has the right to money, and nothing of them to others', () => {
  const details = { by: 'guest', keptCents: 24_200 };
  expect(aboutOf(details, true)).toBe('by: guest; kept: $242');
  expect(aboutOf(details, false)).toBe('by: guest');
});

it('tells a day as people read it', () => {
  expect(aboutOf({ means: 'check', receivedOn: '2025-07-07' }, true)).toBe(
    'means: check; received on: July 7, 2025',
  );
});

it('reads an action as words', () => {
  expect(actWords('payment.recorded')).toBe('Payment recorded');
  expect(actWords('host_request.decided')).toBe('Host request decided');
  expect(actWords('review.taken_down')).toBe('Review taken down');
  expect(actWords('add_on.added')).toBe('Extra added');
  expect(actWords('ship_list.exported')).toBe('Ship’s list exported');
  expect(actWords('poll.ended')).toBe('Poll ended');
  expect(actWords('guest.mark_taken_back')).toBe('Guest mark taken back');
});

it('tells names of the code as words, and what people typed as they typed it', () => {
  const details = { columns: 'name, addOns', status: 'pending_payment', title: 'iCruise_2' };
  expect(aboutOf(details, true)).toBe('columns: name, add ons; status: pending payment; title: iCruise_2');
  expect(aboutOf({ kind: 'Nook to The Veranda' }, true)).toBe('kind: Nook to The Veranda');
  const fields = 'maxGuests, The_Nook prices';
  expect(aboutOf({ fields }, true)).toBe('fields: max guests, The_Nook prices');
});
