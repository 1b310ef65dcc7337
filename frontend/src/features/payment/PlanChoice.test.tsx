import { render, screen } from '@testing-library/react';
import { aQuote, aTrip } from '../../testing/bookings';
import { PlanChoice } from './PlanChoice';

const draw = (fullDiscountPercent: number, discountCents: number) =>
  render(
    <PlanChoice
      label="How do you want to pay?"
      plans={{ full: aQuote({ dueTodayCents: 80_800, discountCents }), installment: undefined }}
      figures={aTrip({ fullDiscountPercent })}
      plan="full"
      isLocked={false}
      onChoose={() => undefined}
    />,
  );

it('says what paying in full saves', () => {
  draw(5, 4_200);
  expect(
    screen.getByRole('radio', { name: /^Pay in full and save 5%\s*\$808 today, \$42 less$/ }),
  ).toBeChecked();
});

it('promises no saving where a trip gives none', () => {
  draw(0, 0);
  expect(screen.getByRole('radio', { name: /^Pay in full\s*\$808 today$/ })).toBeChecked();
});
