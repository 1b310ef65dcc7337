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
