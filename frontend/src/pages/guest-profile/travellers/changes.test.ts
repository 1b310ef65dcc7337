import { aTraveller } from '../../../testing/records';
import { changeOf, entriesOf, fieldsChanged } from './changes';

const nina = aTraveller();
const entryWith = (changes: object) => ({ ...entriesOf({ travellers: [nina] })[0]!, ...changes });

it('starts the passport number empty and everything else as it is kept', () => {
  const [entry, companion] = entriesOf({ travellers: [nina] });
  expect(entry).toMatchObject({
    firstName: 'Nina',
    passportNumber: '',
    passportExpiresOn: { month: '4', day: '30', year: '2031' },
    dateOfBirth: { month: '2', day: '14', year: '1991' },
  });
  expect(companion?.firstName).toBe('');
});

it('sends the fields of the part and the version, nothing else', () => {
  const sent = changeOf(
    entryWith({ phone: ' +1 555 ' }),
    ['firstName', 'lastName', 'phone', 'dateOfBirth'],
    nina,
  );
  expect(sent).toEqual({
    version: 3,
    firstName: 'Nina',
    lastName: 'Okafor',
    phone: '+1 555',
    dateOfBirth: '1991-02-14',
  });
});

it('sends a passport number only when one was typed', () => {
  const fields = ['passportNumber', 'passportExpiresOn', 'nationality'] as const;
  expect(changeOf(entryWith({}), fields, nina)).not.toHaveProperty('passportNumber');
  expect(changeOf(entryWith({ passportNumber: ' ZZ1 ' }), fields, nina)).toHaveProperty(
    'passportNumber',
    'ZZ1',
  );
});

it('leaves out what was never told, and sends what was emptied', () => {
  const fields = ['dietaryRestrictions', 'specialRequests'] as const;
  const vegan = aTraveller({ dietaryRestrictions: 'Vegan' });
  expect(changeOf(entryWith({ dietaryRestrictions: '' }), fields, vegan)).toEqual({
    version: 3,
    dietaryRestrictions: '',
  });
});

it('finds what somebody else changed', () => {
  const now = aTraveller({ phone: '+1 999', passportEnding: '555', version: 4 });
  expect(fieldsChanged(nina, now, ['phone', 'passportNumber', 'firstName'])).toEqual([
    'phone',
    'passportNumber',
  ]);
});
