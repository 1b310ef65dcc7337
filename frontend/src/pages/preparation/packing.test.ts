import { aGuide } from '../../testing/tripGuide';
import { packingCounts } from './packing';

const { packing } = aGuide();

it('counts what is packed and which essentials are not', () => {
  expect(packingCounts(packing, new Set())).toEqual({ all: 4, done: 0, essentialsLeft: 2 });
  expect(packingCounts(packing, new Set(['mask', 'shawl']))).toEqual({
    all: 4,
    done: 2,
    essentialsLeft: 1,
  });
});

it('counts nothing that is on another list', () => {
  expect(packingCounts(packing, new Set(['mask', 'tent']))).toEqual({ all: 4, done: 1, essentialsLeft: 1 });
});
