import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { HostBooking } from '../../api/host/hostBooking';
import { anAnsweredBooking } from '../../testing/hostAnswers';
import { aHostBooking } from '../../testing/hostBooking';
import { EditField } from './EditField';

function Edit({ name, booking = aHostBooking() }: { name: string; booking?: HostBooking }) {
  const [text, setText] = useState('');
  return (
    <form>
      <EditField name={name} booking={booking} value={text} error={undefined} onChange={setText} />
    </form>
  );
}

it.each([
  ['1.phone', 'Phone', 40],
  ['1.dietaryRestrictions', 'Dietary needs', 1_000],
])('says at once that %s is too long', async (name, label, most) => {
  const user = userEvent.setup({ delay: null });
  render(<Edit name={name} />);
  await user.click(screen.getByLabelText(label));
  await user.paste('1'.repeat(most + 1));
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
    `Use at most ${most.toLocaleString('en-US')} characters`,
  );
});

it('has a list for the nationality, and a field for the room', () => {
  render(
    <>
      <Edit name="2.nationality" />
      <Edit name="roomNumber" />
    </>,
  );
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Room' })).toBeVisible();
});

it('takes the answers of a traveller, and says what is not offered any more', async () => {
  const booking = anAnsweredBooking();
  render(
    <>
      <Edit name="1.answers.shirt" booking={booking} />
      <Edit name="1.answers.phone" booking={booking} />
    </>,
  );
  const shirt = screen.getByRole('combobox', { name: 'T-shirt size' });
  expect(screen.getByRole('option', { name: 'XXL (not offered any more)' })).toBeDisabled();
  await userEvent.selectOptions(shirt, 'M');
  expect(shirt).toHaveValue('M');
  expect(screen.getByRole('textbox', { name: 'Flight' })).toHaveValue('');
});
