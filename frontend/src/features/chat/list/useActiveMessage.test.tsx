import { act, fireEvent, render, screen } from '@testing-library/react';
import { useActiveMessage } from './useActiveMessage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Poll({ onMenu }: { onMenu: (seq: number) => void }) {
  const { handlers } = useActiveMessage(false, onMenu);
  return (
    <div {...handlers}>
      <article data-key="7" data-seq="7">
        <label>
          <input type="radio" /> Tacos
        </label>
        <button type="button">End poll</button>
      </article>
    </div>
  );
}

const pressLong = (pressed: HTMLElement) => {
  fireEvent.pointerDown(pressed, { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(500));
  fireEvent.pointerUp(pressed, { pointerType: 'touch' });
  fireEvent.click(pressed);
};

it('opens the menu by a long press on an answer of a poll, which votes for nothing, and by none on a button', () => {
  const onMenu = jest.fn();
  render(<Poll onMenu={onMenu} />);
  pressLong(screen.getByText('Tacos'));
  expect(onMenu).toHaveBeenCalledWith(7, expect.anything());
  expect(screen.getByRole('radio')).not.toBeChecked();
  act(() => jest.advanceTimersByTime(500));
  pressLong(screen.getByRole('button'));
  expect(onMenu).toHaveBeenCalledTimes(1);
});
