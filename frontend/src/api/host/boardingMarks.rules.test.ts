import { type Mark, nextToSend, parseMarks, pressed, refused, taken } from './boardingMarks.rules';

const aMark = (id: string, guestId: number, isHere = true): Mark => ({ id, tripId: 1, guestId, isHere });

it('keeps presses in their order, and of one traveller the last one', () => {
  const marks = [aMark('a', 1), aMark('b', 2), aMark('c', 1, false)].reduce<Mark[]>(pressed, []);
  expect(marks.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(nextToSend(marks)?.id).toBe('b');
});

it('lets go of what the server has taken, and of nothing that was pressed meanwhile', () => {
  const sent = aMark('a', 1);
  expect(taken([sent], sent)).toEqual([]);
  const again = aMark('b', 1, false);
  expect(taken(pressed([sent], again), sent)).toEqual([again]);
});

it('keeps a refusal to be read, does not send it again, and forgets it with the next press', () => {
  const marks = refused([aMark('a', 1), aMark('b', 2)], aMark('a', 1), 'This trip is over.');
  expect(marks[0]).toMatchObject({ id: 'a', problem: 'This trip is over.' });
  expect(nextToSend(marks)?.id).toBe('b');
  expect(pressed(marks, aMark('c', 1)).map(({ id, problem }) => [id, problem])).toEqual([
    ['b', undefined],
    ['c', undefined],
  ]);
});

it('reads what it wrote, and nothing that somebody else left there', () => {
  const marks = [aMark('a', 1), { ...aMark('b', 2), problem: 'No.' }];
  expect(parseMarks(JSON.stringify(marks))).toEqual(marks);
  expect(parseMarks('')).toEqual([]);
  expect(parseMarks('{"id":1}')).toEqual([]);
  expect(parseMarks('[{"id":"a"},null,7]')).toEqual([]);
});
