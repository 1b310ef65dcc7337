import { readPackingText, writePackingText } from './packingStore';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows what was ticked last, also where the device has no room for it any more', () => {
  writePackingText(1, 'hat');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writePackingText(1, 'hat, book');
  expect(readPackingText(1)).toBe('hat, book');
  jest.restoreAllMocks();
  writePackingText(1, 'hat');
  expect(readPackingText(1)).toBe('hat');
});
