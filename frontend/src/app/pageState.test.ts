import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient';
import { tripKey } from '../api/trip';
import { aTrip } from '../testing/bookings';
import { adoptPageState, PAGE_STATE_ID, pageStateOf } from './pageState';

/** What a server drew a page from, as it comes to a browser. */
function broughtFrom(server: QueryClient): QueryClient {
  document.getElementById(PAGE_STATE_ID)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_STATE_ID;
  element.textContent = JSON.stringify(pageStateOf(server));
  document.body.append(element);
  const browser = createQueryClient();
  adoptPageState(browser);
  return browser;
}

it('brings what a page was drawn from; what was not there is to be asked for again, whatever the browser’s clock', () => {
  const server = createQueryClient();
  server.setQueryData(tripKey(), aTrip());
  server.setQueryData(tripKey(7), null);

  const browser = broughtFrom(server);
  expect(browser.getQueryData(tripKey())).toMatchObject({ id: 1 });
  expect(browser.getQueryState(tripKey())?.dataUpdatedAt).toBeGreaterThan(0);
  expect(browser.getQueryData(tripKey(7))).toBeNull();
  expect(browser.getQueryState(tripKey(7))?.dataUpdatedAt).toBe(0);
});

it('brings nothing that a page never keeps: it would be kept where it was brought', () => {
  const server = createQueryClient();
  server.setQueryDefaults(['once'], { gcTime: 0 });
  server.setQueryData(['once'], 'read');
  server.setQueryData(['kept'], 'read');
  const browser = broughtFrom(server);
  expect([browser.getQueryData(['once']), browser.getQueryData(['kept'])]).toEqual([undefined, 'read']);
});

it('was not read later than now, in a browser whose clock is behind', () => {
  const server = createQueryClient();
  const ahead = Date.now() + 3_600_000;
  server.setQueryData(tripKey(), aTrip(), { updatedAt: ahead });
  expect(broughtFrom(server).getQueryState(tripKey())?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
});
