import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NO_REASON } from '../../../backend/contracts/reason';
import { AskDialog } from './AskDialog';
import { DialogForm } from './DialogForm';

function ask(isBusy = false) {
  const onConfirm = jest.fn();
  render(
    <AskDialog
      isDanger
      title="Remove Nina?"
      confirmWord="Remove"
      reasonHint="She reads it."
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={jest.fn()}
    />,
  );
  return onConfirm;
}

const reason = () => screen.getByLabelText('Reason');

it('starts on the way back where something is taken away', () => {
  ask();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('leads to the reason that is missing, and does nothing until it is given', async () => {
  const onConfirm = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(reason()).toHaveFocus();
  expect(reason()).toHaveAccessibleDescription(expect.stringContaining(NO_REASON));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(reason(), ' Asked for it ');
  expect(reason()).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledWith('Asked for it');
});

it('is not asked twice while it is being done, and keeps the focus where it was', async () => {
  const onConfirm = ask(true);
  await userEvent.type(reason(), 'Asked for it');
  const button = screen.getByRole('button', { name: 'One moment...' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('leaves the focus on what is chosen, also where the choice is a danger', async () => {
  function Choosing() {
    const [isDanger, setDanger] = useState(false);
    return (
      <DialogForm
        title="Change access"
        confirmWord="Change"
        isBusy={false}
        isDanger={isDanger}
        onConfirm={jest.fn()}
        onClose={jest.fn()}
      >
        <button type="button" onClick={() => setDanger(true)}>
          Closed
        </button>
      </DialogForm>
    );
  }
  render(<Choosing />);
  const closed = screen.getByRole('button', { name: 'Closed' });
  await userEvent.click(closed);
  expect(closed).toHaveFocus();
});
