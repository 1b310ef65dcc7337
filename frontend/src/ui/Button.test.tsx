import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { FormButton } from './FormButton';

describe.each([
  ['a plain button', Button],
  ['a button of MUI', FormButton],
] as const)('%s that is off', (_, Kind) => {
  const draw = (isOff: boolean) => {
    const pressed = jest.fn();
    const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <input aria-label="Name" />
        <Kind type="submit" isOff={isOff} onClick={pressed}>
          Save
        </Kind>
      </form>,
    );
    return { pressed, sent, button: screen.getByRole('button', { name: 'Save' }) };
  };

  it('does nothing by mouse, by key or by Enter in a field, and can have the focus', async () => {
    const { pressed, sent, button } = draw(true);
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByLabelText('Name'), 'Ivy{Enter}');
    expect(pressed).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('does what it says once it is on', async () => {
    const { pressed, sent, button } = draw(false);
    await userEvent.type(screen.getByLabelText('Name'), 'Ivy{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-disabled');
  });
});
