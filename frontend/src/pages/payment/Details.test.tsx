import { screen } from '@testing-library/react';
import { aGuestRecord } from '../../testing/bookings';
import { renderPage } from '../../testing/renderPage';
import { Details } from './Details';

const { price } = aGuestRecord();

it.each([
  [{ ...price, totalCents: 76_500, promoCode: 'SUMMER', promoCents: 8_500 }, 'Base price$850'],
  [
    { ...price, isTaxIncluded: false, fareCents: 125_000, promoCode: 'SUMMER', promoCents: 5_000 },
    'Fare$1,300',
  ],
])('shows what a code took off what was listed (%#)', (coded, listed) => {
  renderPage(<Details guest={aGuestRecord({ price: coded })} discountCents={0} dueNowCents={null} />, '/');
  const summary = screen.getByRole('region', { name: 'Booking summary' });
  expect(summary).toHaveTextContent(listed);
  expect(summary).toHaveTextContent(`Code SUMMER−$${coded.promoCents / 100}`);
});
