import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { setServerNow } from '../../lib/time/clock';
import { ChatHeader } from './ChatHeader';

const ENSENADA = aGuestTrip();
const MAZATLAN = aGuestTrip({ id: 8, title: 'Mazatlán Autumn Cruise', startDate: '2025-10-24' });
const SPRING = aGuestTrip({ id: 7, title: 'Spring Sail', startDate: '2025-03-07', endDate: '2025-03-10' });
const UNPAID = aGuestTrip({ id: 9, title: 'Winter Sail', isOpen: false });

interface Case {
  chosen?: Answer;
  wasChosen?: boolean;
}

function open(voyages: object[], { chosen = [200, []], wasChosen = false }: Case = {}) {
  const onChosen = jest.fn();
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, voyages],
    'PUT /api/guest/trips/8/chosen': () => chosen,
  });
  renderPage(
    <ChatHeader
      connection={{ state: 'live' }}
      tripId={1}
      wasChosen={wasChosen}
      onChosen={onChosen}
      here={3}
      sideId="side"
      side={null}
      onSide={() => undefined}
    />,
    '/template/chat',
  );
  return { onChosen, isAsked: () => seen.some(({ route }) => route === 'PUT /api/guest/trips/8/chosen') };
}

beforeEach(() => setServerNow('2025-06-02T12:00:00Z'));

const choice = () => screen.findByRole('combobox', { name: 'Group' });

it('says in which of several groups one is, and leads to another that is open', async () => {
  const { onChosen, isAsked } = open([SPRING, MAZATLAN, UNPAID, ENSENADA]);
  expect(await choice()).toHaveDisplayValue('Ensenada Group Cruise');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ensenada Group Cruise',
    'Mazatlán Autumn Cruise',
    'Spring Sail',
  ]);
  expect(within(screen.getByRole('group', { name: 'Over' })).getAllByRole('option')).toHaveLength(1);
  await userEvent.selectOptions(await choice(), 'Mazatlán Autumn Cruise');
  expect(isAsked()).toBe(true);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

it('stays where one is, and says why, when the server does not take the choice', async () => {
  const { onChosen } = open([ENSENADA, MAZATLAN], { chosen: BROKEN });
  await userEvent.selectOptions(await choice(), 'Mazatlán Autumn Cruise');
  expect(await screen.findByText('It broke.')).toBeVisible();
  expect(await choice()).toHaveDisplayValue('Ensenada Group Cruise');
  expect(onChosen).not.toHaveBeenCalled();
});

it('is the chat’s name for who is in one group', async () => {
  open([ENSENADA, UNPAID]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Group Chat' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps the focus of who has chosen, when the room begins anew', async () => {
  open([ENSENADA, MAZATLAN], { wasChosen: true });
  expect(await choice()).toHaveFocus();
});
