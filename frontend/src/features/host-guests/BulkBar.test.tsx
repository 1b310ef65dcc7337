import { screen } from '@testing-library/react';
import type { HostGuest } from '../../api/host/hostGuests';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { BulkBar } from './BulkBar';

const nothing = () => undefined;
const selected = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `guest-${place}`, amountPaidCents: 0 }) as HostGuest);
const draw = (count: number) => {
  fakeServer({});
  renderPage(
    <BulkBar
      trip={1}
      chosen={selected(count)}
      hidden={0}
      onRemind={nothing}
      onExport={nothing}
      onClear={nothing}
    />,
    '/host/dashboard',
  );
};

it('leads to a message for those who are selected, on the chosen trip', () => {
  draw(2);
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&trip=1&to=guest-0%2Cguest-1',
  );
});

it('names no more guests than an address can hold', () => {
  draw(201);
  expect(screen.getByRole('link', { name: 'Message by facts' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&trip=1',
  );
});
