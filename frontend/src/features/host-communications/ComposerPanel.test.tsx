import { screen, waitFor } from '@testing-library/react';
import type { HostMe } from '../../api/hostMe';
import type { MailDraft } from '../../api/hostMails';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { ComposerPanel } from './ComposerPanel';

const aTrip = (tripId: number, title: string): HostMe['trips'][number] => ({
  tripId,
  title,
  status: 'active',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  timeZone: 'America/Los_Angeles',
  isOnSale: false,
  isOwner: true,
  money: true,
  documents: true,
  messages: true,
});

it('opens with the guests an address names, on their trip', async () => {
  const ids = ['A'.repeat(22), 'B'.repeat(22)];
  const [first, second] = ids;
  const seen = fakeServer({
    'GET /api/host/communications/guests': () => [
      200,
      [
        { id: first, name: 'Ada Lovelace', tripId: 2 },
        { id: second, name: 'Ben Ali', tripId: 2 },
      ],
    ],
    'POST /api/host/trips/2/messages/preview': () => [
      200,
      { recipients: [], list: 'none', unknown: [], letter: null, leftToday: 2000 },
    ],
  });
  renderPage(
    <ComposerPanel trips={[aTrip(1, 'Ensenada'), aTrip(2, 'Hawaii')]} chosen={null} />,
    `/host/dashboard?tab=communications&to=${ids.join(',')}`,
  );
  expect(await screen.findByText('Ada Lovelace, Ben Ali')).toBeVisible();
  expect(screen.getByLabelText('Guests of')).toHaveDisplayValue('Hawaii');
  await waitFor(() => {
    const asked = seen.filter(({ route }) => route.endsWith('/preview')).map(({ body }) => body as MailDraft);
    expect(asked.at(-1)?.segment.guests).toEqual(ids);
  });
});
