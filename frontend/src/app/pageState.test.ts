import { createQueryClient } from '../api/queryClient';
import { tripKey } from '../api/trip';
import { aTrip } from '../testing/bookings';
import { adoptPageState, PAGE_STATE_ID, pageStateOf } from './pageState';

it('brings what a page was drawn from; what was not there is to be asked for again, whatever the browser’s clock', () => {
  const server = createQueryClient();
  server.setQueryData(tripKey(), aTrip());
  server.setQueryData(tripKey(7), null);
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_STATE_ID;
  element.textContent = JSON.stringify(pageStateOf(server));
  document.body.append(element);

  const browser = createQueryClient();
  adoptPageState(browser);
  expect(browser.getQueryData(tripKey())).toMatchObject({ id: 1 });
  expect(browser.getQueryState(tripKey())?.dataUpdatedAt).toBeGreaterThan(0);
  expect(browser.getQueryData(tripKey(7))).toBeNull();
  expect(browser.getQueryState(tripKey(7))?.dataUpdatedAt).toBe(0);
});
