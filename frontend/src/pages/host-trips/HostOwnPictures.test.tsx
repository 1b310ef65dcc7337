import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostPlan, AN_OWNER, anOwnPicture, aWrittenTrip } from '../../testing/hostPages';
import { renderPage } from '../../testing/renderPage';
import HostPlanPage from './HostPlanPage';

const LIST = '/api/host/trips/1/pictures';
const [FREE, USED] = ['A'.repeat(22), 'B'.repeat(22)];
const REMOVE = `DELETE ${LIST}/${FREE}`;

/** The picker of a plan's first day, with a picture that no page shows and one that is in use. */
async function open({ pictures = [anOwnPicture({ id: FREE }), inUse], day = {}, more = {} }: Start = {}) {
  let own = pictures;
  const plan = aHostPlan();
  const [first, ...days] = plan.days;
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    [`GET ${LIST}`]: () => [200, own],
    'GET /api/host/trips/1/plan': () => [200, { ...plan, days: [{ ...first, ...day }, ...days] }],
    [REMOVE]: () => {
      own = own.filter(({ id }) => id !== FREE);
      return [204];
    },
    ...more,
  });
  renderPage(<HostPlanPage />, hostPaths.tripPlan(1), PATTERNS.hostTripPlan);
  await press(/^Day 1, /);
  await press('Choose a picture for All aboard');
  await screen.findByRole('radio', { name: /^Own picture 1/ });
  return () => seen.map(({ route }) => route).filter((route) => /^(DELETE|PUT) /.test(route));
}
interface Start {
  pictures?: ReturnType<typeof anOwnPicture>[];
  day?: object;
  more?: Record<string, (body: unknown) => Answer>;
}
const inUse = anOwnPicture({ id: USED, shownOn: ['home page', "ship's page"] });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const own = () => screen.getByRole('group', { name: "The trip's own pictures" });
const ask = async () => {
  await press('Remove Own picture 2');
  return within(screen.getByRole('dialog', { name: 'Remove Own picture 2?' }));
};

it('removes a picture that no page shows, says so, and saves nothing of the page', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Own picture 2' }));
  const dialog = await ask();
  expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Own picture 2 is removed.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Own picture 2' })).not.toBeInTheDocument();
  await waitFor(() => expect(own()).toHaveFocus());
  // It was marked: what the day has is marked again.
  expect(screen.getByRole('radio', { name: /Pool by day/ })).toBeChecked();
  expect(sent()).toEqual([REMOVE]);
});

it('says where a picture is in use, and offers no way to remove it', async () => {
  await open();
  expect(within(own()).getByText("In use: home page, ship's page")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Own picture 1' })).not.toBeInTheDocument();
});

it('leaves what the form has, and what another owner handed in', async () => {
  const theirs = anOwnPicture({ id: USED, isYours: false });
  await open({ pictures: [anOwnPicture({ id: FREE }), theirs], day: { picture: `own/${FREE}` } });
  expect(within(own()).getByText('Chosen on this page')).toBeVisible();
  expect(within(own()).getByText("Of another owner's trip")).toBeVisible();
  expect(within(own()).queryByRole('button')).not.toBeInTheDocument();
});

it('leaves what another field of the page has that nobody saved yet', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Own picture 2' }));
  await press('Use this picture');
  await press(/^Day 2, /);
  await press('Choose a picture for In town');
  await screen.findByRole('radio', { name: 'Own picture 2' });
  expect(within(own()).getByText('Chosen on this page')).toBeVisible();
  expect(within(own()).queryByRole('button')).not.toBeInTheDocument();
});

it('keeps a picture when somebody thinks better of it', async () => {
  const sent = await open();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Own picture 2' })).toHaveFocus());
  expect(sent()).toEqual([]);
});

it('says why a picture is not removed', async () => {
  const message = 'Pages still show this picture: home page.';
  const refusal = { statusCode: 409, code: 'trip.picture_in_use', message };
  await open({ more: { [REMOVE]: () => [409, refusal] } });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Own picture 2' })).toBeInTheDocument();
});
