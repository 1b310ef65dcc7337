import { render, screen } from '@testing-library/react';
import { aQuote } from '../../../testing/bookings';
import { PriceLines } from './PriceLines';

const draw = (taxPercent: number, isTaxIncluded: boolean) =>
  render(
    <PriceLines quote={aQuote({ isTaxIncluded })} travellers={isTaxIncluded ? 1 : 2} trip={{ taxPercent }} />,
  );

it('says what taxes and fees come on top, or are within', () => {
  draw(7, false);
  expect(screen.getByText('Taxes and fees, 7%')).toBeVisible();
  draw(7, true);
  expect(screen.getByText(/^Taxes and fees included/)).toBeVisible();
});

it.each([true, false])('says nothing of taxes where a trip has none, included: %s', (isTaxIncluded) => {
  draw(0, isTaxIncluded);
  expect(screen.getByText('Total')).toBeVisible();
  expect(screen.queryByText(/Taxes and fees/)).toBeNull();
});

it.each([
  [true, 1, '$850'],
  [false, 2, '$1,300'],
])('takes a code off what is listed, taxes included: %s', (isTaxIncluded, travellers, listed) => {
  const figures = isTaxIncluded ? {} : { pricePerPersonCents: 65_000, fareCents: 125_000 };
  const quote = aQuote({ isTaxIncluded, ...figures, promoCode: 'SUMMER', promoCents: 5_000 });
  render(<PriceLines quote={quote} travellers={travellers} trip={{ taxPercent: 12 }} />);
  expect(screen.getByText('Code SUMMER').closest('div')).toHaveTextContent('Code SUMMER−$50');
  expect(screen.getByText(isTaxIncluded ? 'Base price' : /^Fare, 2 ×/).closest('div')).toHaveTextContent(
    listed,
  );
});

it('says nothing of a code where there is none', () => {
  draw(12, true);
  expect(screen.queryByText(/^Code/)).toBeNull();
});

it('says nothing of a code that takes nothing off', () => {
  const quote = aQuote({ promoCode: 'SUMMER', promoCents: 0 });
  render(<PriceLines quote={quote} travellers={1} trip={{ taxPercent: 12 }} />);
  expect(screen.queryByText(/^Code/)).toBeNull();
});
