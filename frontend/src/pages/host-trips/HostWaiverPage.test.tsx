import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostWaiver } from '../../api/host/hostWaiver';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { aHostWaiver } from '../../testing/hostWaiver';
import { renderPage } from '../../testing/renderPage';
import HostWaiverPage from './HostWaiverPage';

const SAVE = 'PUT /api/host/trips/1/waiver';
const BACK = 'DELETE /api/host/trips/1/waiver';
const { title, sections } = aHostWaiver();
const usual = {
  title: 'The usual waiver',
  sections: [{ title: 'Risks', text: 'Ships move.' }],
  isOwn: false,
};

/** @param refusal of what is saved; @param read what becomes of an answer that is read. */
function open(waiver: HostWaiver, refusal?: Answer, read = (answer: Answer) => answer) {
  let now = waiver;
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/waiver': () => read([200, now]),
    [SAVE]: (body) => {
      if (refusal) return refusal;
      now = { ...now, ...(body as Pick<HostWaiver, 'title' | 'sections'>), version: now.version + 1 };
      return [200, now];
    },
    [BACK]: () => {
      now = { ...now, ...usual, version: now.version + 1 };
      return [200, now];
    },
  });
  renderPage(<HostWaiverPage />, hostPaths.tripWaiver(1), PATTERNS.hostTripWaiver);
  return (route = SAVE) => seen.filter((one) => one.route === route).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const preview = () => within(screen.getByRole('region', { name: 'As guests read it' }));

it('saves title and sections as they stand, and shows them as guests read them', async () => {
  const sent = open(aHostWaiver());
  await press('Add a section');
  const fresh = group('Section 3');
  typeIn(fresh.getByLabelText('Text'), 'That of the harbor.\nNo other.');
  typeIn(fresh.getByLabelText('Heading'), 'Law');
  typeIn(screen.getByLabelText('Title'), 'Our waiver');
  await press('Move Law up');
  expect(await preview().findByRole('heading', { name: 'Our waiver' })).toBeVisible();
  const headings = preview().getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Fire', 'Law', 'Your signature']);
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const law = { title: 'Law', text: 'That of the harbor.\nNo other.' };
  expect(sent()[0]).toEqual({ title: 'Our waiver', sections: [sections[0], law, sections[1]], version: 3 });

  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  await press('Take Law away');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ title: 'Our waiver', sections, version: 4 });
});

/** Whether somebody who leaves the page now is asked whether they mean it. */
const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks first where somebody would have to sign again', async () => {
  const sent = open(aHostWaiver({ tally: { signed: 3, travellers: 12 } }));
  expect(await screen.findByText('3 of 12 travellers signed it.')).toBeVisible();
  typeIn(group('Fire').getByLabelText('Text'), 'Lanterns are very hot.');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask everybody to sign again?' }));
  expect(dialog.getByText(/^3 travellers have signed what is in force/)).toBeVisible();
  // What was typed is unsaved for as long as the question stands.
  expect(isAskedOnLeaving()).toBe(true);
  await press('Keep what is in force');
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();

  await press('Save');
  await press('Save the new words');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ sections: [{ text: 'Lanterns are very hot.' }, {}], version: 3 });
});

it('asks nobody where what is typed is in force already', async () => {
  const sent = open(aHostWaiver({ tally: { signed: 3, travellers: 12 } }));
  await screen.findByRole('button', { name: 'Add a section' });
  typeIn(group('Fire').getByLabelText('Text'), ' Lanterns are hot.\n');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why it was not saved where nobody could be counted', async () => {
  let isAway = false;
  const routes = (answer: Answer): Answer => (isAway ? [500, { statusCode: 500, message: 'Gone.' }] : answer);
  const sent = open(aHostWaiver(), undefined, routes);
  await screen.findByRole('button', { name: 'Add a section' });
  typeIn(screen.getByLabelText('Title'), 'Typed');
  isAway = true;
  await press('Save');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

it('takes the usual text back, which stands in the form then', async () => {
  const sent = open(aHostWaiver());
  await press('Take the usual text back');
  expect(screen.getByText(/^Who has signed the usual text of today need not sign it again/)).toBeVisible();
  await press('Take it back');
  expect(await screen.findByDisplayValue('The usual waiver')).toBeVisible();
  expect(sent(BACK)).toHaveLength(1);
  expect(screen.getByText(/^This is the usual text, true of any trip by ship/)).toBeVisible();
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take the usual text back' })).toBeNull();
  typeIn(screen.getByLabelText('Title'), 'Ours after all');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ title: 'Ours after all', sections: usual.sections, version: 4 });
});

it('says at its field what is wrong, and leads there', async () => {
  const fields = { 'sections.1.text': 'Write what it says' };
  open(aHostWaiver(), [422, { statusCode: 422, code: 'request.invalid', message: 'Look.', fields }]);
  await screen.findByRole('button', { name: 'Add a section' });
  typeIn(group('Your signature').getByLabelText('Text'), ' ');
  await press('Save');
  expect(await screen.findByText('Write what it says')).toBeVisible();
  await waitFor(() => expect(group('Your signature').getByLabelText('Text')).toHaveFocus());
});

it('offers what somebody else saved meanwhile', async () => {
  open(aHostWaiver(), [409, { statusCode: 409, code: 'trip.changed', message: 'Changed.' }]);
  typeIn(await screen.findByLabelText('Title'), 'Typed');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Show what is saved' })).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

it.each([
  ['a co-host', { isOwner: false, tally: null }, /^The owner’s own words, in force since June 2, 2025/],
  ['its owner, once the trip is over', { isOpen: false }, /^The trip is over or called off/],
])('is read by %s', async (_, changes, words) => {
  open(aHostWaiver(changes));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Lanterns are hot.')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
