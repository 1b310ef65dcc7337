import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOff } from '../../../testing/isOff';
import { Agreement } from './Agreement';
import { useAgreement } from './useAgreement';

interface Props {
  words?: string;
  isAsked?: boolean;
  pay: () => void;
}

function Door({ words, isAsked, pay }: Props) {
  const agreement = useAgreement(words, isAsked);
  return (
    <>
      <Agreement agreement={agreement} isLocked={false} />
      <button type="button" onClick={() => agreement.before(pay)}>
        Pay
      </button>
    </>
  );
}
const box = () => screen.getByRole('checkbox');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

it('takes a yes for the words that were there, and asks again once they are others', async () => {
  const pay = jest.fn();
  const { rerender } = render(<Door words="White on the first night." pay={pay} />);
  await userEvent.click(box());
  rerender(<Door words="Black on the first night." pay={pay} />);
  expect(box()).not.toBeChecked();
  await press();
  expect(pay).not.toHaveBeenCalled();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(/^The terms have changed\./);
  await userEvent.click(box());
  expect(box()).not.toHaveAccessibleDescription();
  await press();
  expect(pay).toHaveBeenCalledTimes(1);
});

it('keeps a yes while the same words are read again', async () => {
  const { rerender } = render(<Door words="White." pay={() => undefined} />);
  await userEvent.click(box());
  rerender(<Door pay={() => undefined} />);
  expect(box()).not.toBeChecked();
  rerender(<Door words="White." pay={() => undefined} />);
  expect(box()).toBeChecked();
});

it('takes none, and no payment, while the words are on their way', async () => {
  const pay = jest.fn();
  const { rerender } = render(<Door pay={pay} />);
  expect(isOff(box())).toBe(true);
  await press();
  expect(pay).not.toHaveBeenCalled();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(/^The terms are not loaded yet\./);
  await userEvent.click(box());
  rerender(<Door words="White." pay={pay} />);
  expect(box()).not.toBeChecked();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription('Please agree to the terms before you pay');
});

it('lets pay who gave it before', async () => {
  const pay = jest.fn();
  render(<Door words="White." isAsked={false} pay={pay} />);
  await press();
  expect(pay).toHaveBeenCalledTimes(1);
});
