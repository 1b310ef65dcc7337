import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { aSlowSite } from '../../../testing/slowSite';
import { PaymentsToolbar } from './PaymentsToolbar';
import { usePaymentSearch } from './usePaymentSearch';

function Bar() {
  const search = usePaymentSearch();
  return <PaymentsToolbar search={search} found={3} isSettled chosen={0} onRemind={() => undefined} />;
}
const box = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTime(250));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps what is typed while the site is on its way to an address with fewer letters', () => {
  const site = aSlowSite(<Bar />, '/host/dashboard?tab=payments');
  type('luca');
  pause();
  type('lucas ');
  site.arrive();
  expect(box()).toHaveValue('lucas ');
  pause();
  site.arrive();
  expect(box()).toHaveValue('lucas ');
  expect(site.asked()).toBe('/host/dashboard?tab=payments&q=lucas+');
});

it('does not call back who has followed a link that is not drawn yet', () => {
  window.history.replaceState(null, '', '/host/dashboard?tab=payments');
  render(<Bar />, { wrapper: BrowserRouter });
  type('lucas');
  window.history.pushState({ usr: null, key: 'guests', idx: 1 }, '', '/host/dashboard?tab=guests');
  pause();
  expect(window.location.search).toBe('?tab=guests');
});
