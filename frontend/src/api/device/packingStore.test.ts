import { forgetPacking, readPackingText, writePackingText } from './packingStore';

const LAGOON = { userId: 1, tripId: 1 };
const FJORD = { userId: 1, tripId: 2 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows what was ticked last, also where the device has no room for it any more', () => {
  writePackingText(LAGOON, 'hat');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writePackingText(LAGOON, 'hat, book');
  expect(readPackingText(LAGOON)).toBe('hat, book');
  jest.restoreAllMocks();
  writePackingText(LAGOON, 'hat');
  expect(readPackingText(LAGOON)).toBe('hat');
});

it('keeps the lists of two trips of one person apart, and lets go of both', () => {
  writePackingText(LAGOON, 'hat');
  expect(readPackingText(FJORD)).toBe('');
  writePackingText(FJORD, 'coat');
  expect([LAGOON, FJORD].map(readPackingText)).toEqual(['hat', 'coat']);
  // As it was kept before trips were told apart: of no trip that is known.
  localStorage.setItem('packed:1', 'book');
  expect([LAGOON, FJORD].map(readPackingText)).toEqual(['hat', 'coat']);
  forgetPacking();
  expect(Object.keys(localStorage)).toEqual([]);
});
