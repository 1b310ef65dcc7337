import { expect, it } from '@jest/globals';
import { GUEST_FILE, GUEST_FILE_COLUMNS } from './guest-file.js';
import { FIELD_ORDER, FILE_FIELDS, fieldRow } from './traveller-fields.js';

it('tells of a traveller what is for the file, and nothing that is sealed', () => {
  expect(GUEST_FILE_COLUMNS.slice(0, 3)).toEqual(['name', 'email', 'phone']);
  expect(FILE_FIELDS.filter((field) => fieldRow(field).isSealed)).toEqual([]);
  const sealed = FIELD_ORDER.filter((field) => fieldRow(field).isSealed);
  expect(sealed.filter((field) => field in GUEST_FILE)).toEqual([]);
});

it('masks nothing that is not sealed', () => {
  expect(FIELD_ORDER.filter((field) => fieldRow(field).isMasked && !fieldRow(field).isSealed)).toEqual([]);
});
