import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST_FIELDS } from '../../../../../backend/contracts/traveller-fields';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import { followPresses } from '../../../lib/browser/press';
import type { Answer } from '../../../testing/fakeServer';
import { aCompanion, aTraveller, ownDetails, someDocuments } from '../../../testing/records';
import { bodiesOf, openProfile, partOfPanel, region } from '../testing';

it('says in a line what each part holds, and opens the first one that is missing', async () => {
  openProfile();
  const nina = await region('Nina Okafor');
  expect(nina).toHaveTextContent('Number ends in 981, expires April 30, 2031, United States');
  expect(partOfPanel(nina, 'Passport').open).toBe(false);
  const daniel = await region('Daniel Okafor');
  expect(partOfPanel(daniel, 'Name and contact').open).toBe(true);
});

it('has a field for everything that guests keep up to date', async () => {
  openProfile();
  const nina = await region('Nina Okafor');
  for (const field of GUEST_FIELDS) {
    const { label, kind } = TRAVELLER_FIELDS[field];
    const words = new RegExp(`^${label}`);
    const found =
      kind === 'date'
        ? within(nina).getByText(words, { selector: 'legend' })
        : within(nina).getByLabelText(words);
    expect(found).toBeInTheDocument();
  }
});

it('says so where a passport is valid on the trip, and not for the six months after it', async () => {
  const short = aTraveller({ passportExpiresOn: '2026-03-07' });
  openProfile({ 'GET /api/guest/details': () => [200, ownDetails({ travellers: [short] })] });
  const nina = await region('Nina Okafor');
  expect(partOfPanel(nina, 'Passport')).toHaveTextContent(
    'expires March 7, 2026, United States. It has to be valid until March 8, 2026: please renew it',
  );
});

it('saves a part by itself, with the version it was read at, and opens the next missing one', async () => {
  const after = aCompanion({ phone: '+1 555 0100', dateOfBirth: '1989-11-03', version: 1 });
  const seen = openProfile({
    'PATCH /api/guest/trips/1/details/travellers/2': () => [
      200,
      ownDetails({ travellers: [aTraveller(), after] }),
    ],
  });
  const daniel = await region('Daniel Okafor');
  const person = within(partOfPanel(daniel, 'Name and contact'));
  await userEvent.type(person.getByLabelText('Phone number'), '+1 555 0100');
  await userEvent.type(person.getByLabelText('Month'), 'Nov');
  await userEvent.type(person.getByLabelText('Day'), '3');
  await userEvent.type(person.getByLabelText('Year'), '1989');
  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  expect(await within(daniel).findByText('Name and contact: saved.')).toBeVisible();
  expect(bodiesOf(seen, 'PATCH')).toEqual([
    {
      guestId: 42,
      version: 0,
      firstName: 'Daniel',
      lastName: 'Okafor',
      phone: '+1 555 0100',
      dateOfBirth: '1989-11-03',
    },
  ]);
  expect(partOfPanel(daniel, 'Passport').open).toBe(true);
});

it('lists what is wrong, and sends nothing', async () => {
  const seen = openProfile();
  const daniel = await region('Daniel Okafor');
  const person = within(partOfPanel(daniel, 'Name and contact'));
  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  const summary = await person.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 fields need another look');
  expect(within(summary).getByRole('link', { name: 'Phone number is required' })).toHaveAttribute(
    'href',
    '#guest2-phone',
  );
  expect(bodiesOf(seen, 'PATCH')).toEqual([]);
});

it('does not save over what was changed meanwhile without saying so', async () => {
  const newer = ownDetails({
    travellers: [aTraveller({ version: 4, specialRequests: 'A cot' }), aCompanion()],
  });
  let current = ownDetails();
  const answers: Answer[] = [
    [409, { statusCode: 409, code: 'details.changed', message: 'Changed.' }],
    [200, newer],
  ];
  const seen = openProfile({
    'GET /api/guest/details': () => [200, current],
    'PATCH /api/guest/trips/1/details/travellers/1': () => answers.shift() ?? [500],
  });
  const nina = await region('Nina Okafor');
  const board = within(partOfPanel(nina, 'On board'));
  await userEvent.click(board.getByText('On board'));
  await userEvent.type(board.getByLabelText(/Special requests/), 'Two pillows');
  current = newer;
  await userEvent.click(board.getByRole('button', { name: 'Save' }));
  expect(await board.findByText(/changed somewhere else/)).toBeVisible();
  expect(board.getByRole('alert')).toHaveTextContent('Special requests: A cot');
  await userEvent.click(board.getByRole('button', { name: 'Save what I typed' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(2));
  expect(bodiesOf(seen, 'PATCH')[1]).toMatchObject({ version: 4, specialRequests: 'Two pillows' });
});

it('has names fixed once they went to the ship', async () => {
  openProfile({ 'GET /api/guest/details': () => [200, ownDetails({ areNamesLocked: true })] });
  const nina = await region('Nina Okafor');
  expect(within(nina).getByLabelText('First name')).toHaveAttribute('readonly');
  expect(nina).toHaveTextContent('Names went to the ship on August 22, 2025');
});

it('is there to be read once the trip is over', async () => {
  openProfile({ 'GET /api/guest/details': () => [200, ownDetails({ isOpen: false })] });
  const nina = await region('Nina Okafor');
  expect(nina).toHaveTextContent('cannot be changed any more');
  expect(within(nina).queryByRole('textbox')).toBeNull();
});

it('tells of a companion with a login what is missing alone, and offers nothing to fill in', async () => {
  const daniel = aCompanion({ keepsOwn: true, missing: ['passport'] });
  openProfile({ 'GET /api/guest/details': () => [200, ownDetails({ travellers: [aTraveller(), daniel] })] });
  const panel = await region('Daniel Okafor');
  expect(panel).toHaveTextContent(
    'Daniel has a login and keeps these details there. Still missing: the passport number.',
  );
  expect(within(panel).queryByRole('button')).toBeNull();
});

it('keeps what is typed while a part is saved, and says that it is not saved yet', async () => {
  const answer = { saved: () => {} };
  const seen = openProfile({
    'PATCH /api/guest/trips/1/details/travellers/1': () =>
      new Promise((resolve) => {
        const after = aTraveller({ phone: '+1 619 555 0177', version: 4 });
        answer.saved = () => resolve([200, ownDetails({ travellers: [after, aCompanion()] })]);
      }),
  });
  const nina = await region('Nina Okafor');
  await userEvent.click(within(nina).getByText('Name and contact'));
  const person = within(partOfPanel(nina, 'Name and contact'));
  const phone = person.getByLabelText('Phone number');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+1 619 5550177');
  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(1));
  const last = person.getByLabelText('Last name');
  await userEvent.type(last, '-Reyes');
  answer.saved();
  expect(await person.findByText('Not saved yet')).toBeVisible();
  expect(last).toHaveValue('Okafor-Reyes');
  expect(phone).toHaveValue('+1 619 555 0177');
  expect(partOfPanel(nina, 'Name and contact').open).toBe(true);
  expect(person.queryByText(/changed meanwhile|Somebody/)).toBeNull();

  await userEvent.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(2));
  expect(bodiesOf(seen, 'PATCH')[1]).toMatchObject({
    version: 4,
    phone: '+1 619 555 0177',
    lastName: 'Okafor-Reyes',
  });
});

it('leaves the parts where they are while one of them is pressed, and who pressed it there', async () => {
  const answer = { saved: () => {} };
  let asked = 0;
  const stop = followPresses();
  const seen = openProfile({
    'PATCH /api/guest/trips/1/details/travellers/1': () =>
      new Promise((resolve) => (answer.saved = () => resolve([200, ownDetails()]))),
    // The rest of the page is asked for again, and not waited for.
    'GET /api/guest/documents': () => (asked++ === 0 ? [200, someDocuments()] : new Promise(() => undefined)),
  });
  const nina = await region('Nina Okafor');
  await userEvent.click(within(nina).getByText('Name and contact'));
  const part = partOfPanel(nina, 'Name and contact');
  await userEvent.type(within(part).getByLabelText('Last name'), '-Reyes');
  await userEvent.click(within(part).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(1));
  const passport = partOfPanel(nina, 'Passport').querySelector('summary') as HTMLElement;
  passport.focus();
  fireEvent.mouseDown(passport);
  answer.saved();
  await waitFor(() => expect(within(part).getByRole('button', { name: 'Save' })).toBeVisible());
  expect(part.open).toBe(true);
  fireEvent.mouseUp(passport);
  expect(await within(nina).findByText('Name and contact: saved.')).toBeVisible();
  expect(part.open).toBe(false);
  expect(passport).toHaveFocus();
  stop();
});
