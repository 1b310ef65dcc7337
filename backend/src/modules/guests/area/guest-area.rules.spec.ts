import { expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import { missingDetails } from './guest-area.rules.js';

const COMPLETE = {
  dateOfBirth: '1990-02-03',
  passportNumber: 'X1234567',
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '+1 555 0101',
};

it.each([
  ['nothing of a complete traveller', COMPLETE, []],
  [
    'a passport that was left out',
    { dateOfBirth: '1990-02-03', emergencyContactName: 'Robin', emergencyContactPhone: '1' },
    ['passport'],
  ],
  ['a passport that was left empty', { ...COMPLETE, passportNumber: '' }, ['passport']],
  ['a contact nobody can call', { ...COMPLETE, emergencyContactPhone: '' }, ['emergencyContact']],
  ['everything of the booking form', null, ['passport', 'dateOfBirth', 'emergencyContact']],
])('misses %s', (_, details, missing) => {
  expect(missingDetails(details, [])).toEqual(missing);
});

it('misses an answer that the hosts ask for, and none that they leave to the traveller', () => {
  const shirt: Question = { key: 'shirt', label: 'Shirt', kind: 'text', choices: [], isRequired: true };
  expect(missingDetails(COMPLETE, [shirt])).toEqual(['answers']);
  expect(missingDetails({ ...COMPLETE, answers: { shirt: 'M' } }, [shirt])).toEqual([]);
  expect(missingDetails(COMPLETE, [{ ...shirt, isRequired: false }])).toEqual([]);
});
