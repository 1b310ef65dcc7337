import { EMPTY } from './registration';
import { forgetSending, keepRegistration, keyOfSending, readRegistration } from './registrationDraft';

beforeEach(() => sessionStorage.clear());

it('gives the same form the same key, and another form another one', () => {
  const first = keyOfSending({ name: 'Quinn', cabinType: 'inside' });
  expect(keyOfSending({ name: 'Quinn', cabinType: 'inside' })).toBe(first);
  expect(keyOfSending({ name: 'Quinn', cabinType: 'balcony' })).not.toBe(first);
});

it('gives a new key when the booking of the old one has ended', () => {
  const first = keyOfSending({ name: 'Quinn' });
  forgetSending();
  expect(keyOfSending({ name: 'Quinn' })).not.toBe(first);
});

it('reads what was kept, and nothing where something else stands', () => {
  expect(readRegistration()).toBeNull();
  keepRegistration({ ...EMPTY, name: 'Quinn' });
  expect(readRegistration()).toMatchObject({ name: 'Quinn', cabinType: 'inside' });
  sessionStorage.setItem('gangway-registration', '{broken');
  expect(readRegistration()).toBeNull();
});

it.each([
  { name: 5 },
  { cabinType: 'suite' },
  { cabinType: 'toString' },
  { paymentType: 'later' },
  { travelInsurance: 'yes' },
])('reads nothing where an older form kept %j', (other) => {
  sessionStorage.setItem('gangway-registration', JSON.stringify({ ...EMPTY, ...other }));
  expect(readRegistration()).toBeNull();
});

it.each([7, 'text', [1], { text: '{"name":"Quinn"}', key: 7 }])(
  'sends a form under a new key where %j stands',
  (other) => {
    sessionStorage.setItem('gangway-registration-sent', JSON.stringify(other));
    const key = keyOfSending({ name: 'Quinn' });
    expect(key).toEqual(expect.any(String));
    expect(keyOfSending({ name: 'Quinn' })).toBe(key);
  },
);
