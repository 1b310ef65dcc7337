import { screen } from '@testing-library/react';
import { aGuestRecord } from '../../testing/bookings';
import { renderPage } from '../../testing/renderPage';
import { Receipt } from './Receipt';

const { price } = aGuestRecord();
const open = (changes: Partial<typeof price>) =>
  renderPage(<Receipt guest={aGuestRecord({ price: { ...price, ...changes } })} />, '/');

it('names the code that was used, and what it took off', () => {
  open({ promoCode: 'SUMMER', promoCents: 8_500 });
  expect(screen.getByText('Code SUMMER').nextSibling).toHaveTextContent('$85 off the fare');
});

it('says nothing of a code where none was', () => {
  open({});
  expect(screen.queryByText(/^Code/)).toBeNull();
});
