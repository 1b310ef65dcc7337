import { expect, it } from '@jest/globals';
import { formMark, readFormMark } from './form-mark.rules.js';

const mark = { guestId: 'AbCdEfGhIjKlMnOpQrStUv', option: 'deposit' as const };

it('a mark of a form is read back, and no other', () => {
  const text = formMark(mark);
  expect(text).toBe('guest_AbCdEfGhIjKlMnOpQrStUv_deposit');
  expect(readFormMark(text)).toEqual(mark);
  for (const other of ['', 'guest_1_full', `guest_${mark.guestId}_free`, ` ${text}`])
    expect(readFormMark(other)).toBeNull();
});
