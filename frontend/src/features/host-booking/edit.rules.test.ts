import { anAnsweredBooking } from '../../testing/hostAnswers';
import { aHostBooking } from '../../testing/hostBooking';
import { changedNames, editOf, merged, problemsOf, valuesOf, wordOf, wordWithPlace } from './edit.rules';

const base = { roomNumber: '4012', deckNumber: '4', '1.phone': '+1 555', '2.phone': '' };

it('takes what only one of two hosts changed, and asks about what both did', () => {
  const mine = { ...base, roomNumber: '5120', '1.phone': '+1 556' };
  const theirs = { ...base, roomNumber: '7001', deckNumber: '7' };
  expect(merged(base, mine, theirs)).toEqual({
    values: { roomNumber: '5120', deckNumber: '7', '1.phone': '+1 556', '2.phone': '' },
    conflicts: [{ name: 'roomNumber', mine: '5120', theirs: '7001' }],
  });
});

it('asks nothing where both changed to the same', () => {
  const both = { ...base, roomNumber: '5120' };
  expect(merged(base, both, { ...both }).conflicts).toEqual([]);
});

it('sends what changed over the versions it was read at, with a reason for private details', () => {
  const booking = aHostBooking({ version: 7 });
  const values = { ...valuesOf(booking), roomNumber: '9', '2.specialRequests': 'Near the stairs' };
  expect(changedNames(valuesOf(booking), values)).toEqual(['roomNumber', '2.specialRequests']);
  expect(editOf(booking, values, 'They asked')).toEqual({
    version: 7,
    roomNumber: '9',
    reason: 'They asked',
    travellers: [{ position: 2, guestId: 42, version: 1, specialRequests: 'Near the stairs' }],
  });
  expect(editOf(booking, { ...valuesOf(booking), deckNumber: '9' }, '')).toEqual({
    version: 7,
    deckNumber: '9',
  });
});

it('shows what is wrong at the field of the traveller it belongs to', () => {
  const edit = { version: 1, travellers: [{ position: 2, version: 1, email: 'nobody' }] };
  expect(problemsOf({ 'travellers.0.email': 'No address', roomNumber: 'Too long' }, edit)).toEqual({
    '2.email': 'No address',
    roomNumber: 'Too long',
  });
});

it('sends the answers that changed, and shows what is wrong with one at its field', () => {
  const booking = anAnsweredBooking();
  const values = { ...valuesOf(booking), '1.answers.phone': 'UA 1', '1.answers.shirt': 'M' };
  const edit = editOf(booking, values, 'They wrote');
  expect(edit.travellers).toEqual([
    {
      position: 1,
      guestId: 41,
      version: 1,
      answers: [
        { key: 'shirt', text: 'M' },
        { key: 'phone', text: 'UA 1' },
      ],
    },
  ]);
  expect(problemsOf({ 'travellers.0.answers.1.text': 'Too long' }, edit)).toEqual({
    '1.answers.phone': 'Too long',
  });
});

it('calls an answer by its question, whatever its key', () => {
  const booking = anAnsweredBooking();
  expect(wordWithPlace('1.answers.phone', booking)).toBe('Flight (traveller 1)');
  expect(wordWithPlace('1.phone', booking)).toBe('Phone (traveller 1)');
  expect(wordOf('roomNumber', booking)).toBe('Room');
});
