import { heldBack, holdStill } from './steadyRows.rules';

const rows = (...ids: string[]) => ids.map((id) => ({ id, text: `old ${id}` }));
const now = (...ids: string[]) => ids.map((id) => ({ id, text: `new ${id}` }));

it('keeps places while contents change, and keeps who is gone until the rows are let go', () => {
  expect(holdStill(rows('a', 'b', 'c'), now('x', 'c', 'a'))).toEqual([
    { id: 'a', text: 'new a' },
    { id: 'b', text: 'old b' },
    { id: 'c', text: 'new c' },
  ]);
});

it('tells how many wait to be shown, and when only places change', () => {
  expect(heldBack(rows('a', 'b'), now('x', 'a', 'y', 'b'))).toEqual({ isChanged: true, added: 2 });
  expect(heldBack(rows('a', 'b'), now('b', 'a'))).toEqual({ isChanged: true, added: 0 });
  expect(heldBack(rows('a', 'b'), now('a', 'b'))).toEqual({ isChanged: false, added: 0 });
});
