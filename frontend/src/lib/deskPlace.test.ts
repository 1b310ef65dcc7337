import { deskPath, filtersLeftOn, forgetDeskPlace, keepDeskPlace } from './deskPlace';

afterEach(forgetDeskPlace);

it('leads back to a tab with the trip and the search that were left there', () => {
  keepDeskPlace({ tab: 'guests', trip: '3', filters: { q: 'reyes', status: 'waitlist' } });
  keepDeskPlace({ tab: 'documents', trip: '3', filters: {} });
  expect(deskPath('guests')).toBe('/host/dashboard?tab=guests&trip=3&q=reyes&status=waitlist');
  expect(deskPath()).toBe('/host/dashboard?tab=documents&trip=3');
});

it('begins no dialog again', () => {
  keepDeskPlace({ tab: 'payments', trip: undefined, filters: { booking: 'b', act: 'refund' } });
  expect(deskPath('payments')).toBe('/host/dashboard?tab=payments&booking=b');
});

it('knows no place before one was there, nor after its host has left', () => {
  expect(deskPath()).toBe('/host/dashboard');
  expect(deskPath('guests')).toBe('/host/dashboard?tab=guests');
  keepDeskPlace({ tab: 'guests', trip: '3', filters: { q: 'reyes' } });
  forgetDeskPlace();
  expect(deskPath('guests')).toBe('/host/dashboard?tab=guests');
  expect(filtersLeftOn('guests')).toEqual({});
});
