import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aReport } from '../../testing/reports';
import { ModerationQueue } from './ModerationQueue';
import { useNotes } from './useNotes';

const REPORT = aReport();

function Queue() {
  return <ModerationQueue scope={1} trips={[]} notes={useNotes(1)} />;
}

it('says that the last report is closed, and opens it again for who thinks better of it', async () => {
  let isOpen = true;
  fakeServer({
    'GET /api/host/reports': () => [200, isOpen ? [REPORT] : []],
    'POST /api/host/reports/7/close': () => {
      isOpen = false;
      return [204];
    },
    'POST /api/host/reports/7/reopen': () => {
      isOpen = true;
      return [204];
    },
  });
  renderPage(<Queue />, '/');
  const queue = screen.getByRole('region', { name: 'Reported messages' });
  await userEvent.type(await within(queue).findByLabelText('What you did'), 'Talked to both');
  await userEvent.click(within(queue).getByRole('button', { name: 'Close report' }));
  expect(
    await within(queue).findByText('The report of Nina about a message of Jonas is closed.'),
  ).toBeVisible();
  await userEvent.click(within(queue).getByRole('button', { name: 'Undo' }));
  expect(await within(queue).findByText('something unkind')).toBeVisible();
  expect(within(queue).queryByText(/is closed/)).toBeNull();
});

it('asks before the page is left with a note that is not saved', async () => {
  fakeServer({ 'GET /api/host/reports': () => [200, [REPORT]] });
  renderPage(<Queue />, '/');
  const note = await screen.findByLabelText('What you did');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await userEvent.type(note, 'Talked to both');
  expect(isAsked()).toBe(true);
});
