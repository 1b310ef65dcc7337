import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTraveller, ownDetails } from '../../../testing/records';
import { bodiesOf, openProfile, partOfPanel, region } from '../testing';

it('says from when names are final, by the days of the trip', async () => {
  const details = ownDetails({ namesLockOn: '2025-08-06', namesFinalDays: 30 });
  openProfile({ 'GET /api/guest/details': () => [200, details] });
  expect(await region('Nina Okafor')).toHaveTextContent(
    'From August 6, 2025, 30 days before we sail, only the hosts change names.',
  );
});

it('does not ask again for a day that was told before, where the trip asks for more by now', async () => {
  const young = aTraveller({ dateOfBirth: '2005-03-01' });
  const details = ownDetails({ minimumAge: 21, travellers: [young] });
  const seen = openProfile({
    'GET /api/guest/details': () => [200, details],
    'PATCH /api/guest/trips/1/details/travellers/1': () => [200, details],
  });
  const person = within(partOfPanel(await region('Nina Okafor'), 'Name and contact'));
  const phone = person.getByLabelText('Phone number');
  fireEvent.change(phone, { target: { value: '+1 555 0177' } });
  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(1));

  fireEvent.change(person.getByLabelText('Year'), { target: { value: '2006' } });
  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  expect(await person.findByRole('alert')).toHaveTextContent('Travellers must be 21 or older');
  expect(bodiesOf(seen, 'PATCH')).toHaveLength(1);
});

it.each([
  [0, '2025-09-08', 'September 8, 2025, the last day of the trip.', false],
  [1, '2025-10-07', 'October 8, 2025, 1 month after the trip.', true],
])('with %d months, a passport until %s has to be valid until %s', async (months, own, until, isShort) => {
  const details = ownDetails({
    passportMonths: months,
    travellers: [aTraveller({ passportExpiresOn: own })],
  });
  openProfile({ 'GET /api/guest/details': () => [200, details] });
  const passport = partOfPanel(await region('Nina Okafor'), 'Passport');
  expect(passport).toHaveTextContent(`It has to be valid until ${until}`);
  expect(/please renew it/.test(passport.textContent ?? '')).toBe(isShort);
});
