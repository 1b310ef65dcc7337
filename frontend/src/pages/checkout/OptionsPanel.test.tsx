import { screen } from '@testing-library/react';
import { aQuote, aTrip } from '../../testing/bookings';
import { renderPage } from '../../testing/renderPage';
import { OptionsPanel } from './OptionsPanel';

const open = (insuranceCents: number) =>
  renderPage(
    <OptionsPanel
      trip={aTrip({ insuranceCents })}
      choices={{ travelInsurance: false, paymentType: 'full' }}
      full={aQuote()}
      deposit={aQuote()}
      isLocked={false}
      onChoose={() => undefined}
    />,
    '/template/checkout',
  );

it('says what travel insurance costs before it is added', () => {
  open(16_000);
  expect(screen.getByRole('checkbox', { name: /Add travel insurance for \$160/ })).not.toBeChecked();
});

it('offers none on a trip that sells none', () => {
  open(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('radio', { name: /Pay in full/ })).toBeVisible();
});
