import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditField } from './EditField';

function Edit({ name }: { name: string }) {
  const [text, setText] = useState('');
  return (
    <form>
      <EditField name={name} value={text} error={undefined} onChange={setText} />
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
