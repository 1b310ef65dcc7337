import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UndoBar } from './UndoBar';

const nothing = () => undefined;
const undo = () => screen.getByRole('button', { name: 'Undo' });
const bar = (isPending = false, onGone = nothing) => (
  <UndoBar onUndo={nothing} onGone={onGone} isPending={isPending}>
    It is removed.
  </UndoBar>
);

/** A page with a field and a button, and the bar once something was done. */
function Page({ isDone, hasButton = true }: { isDone: boolean; hasButton?: boolean }) {
  return (
    <>
      <textarea aria-label="Message" />
      {hasButton && <button type="button">Remove</button>}
      {isDone && bar()}
    </>
  );
}

describe('the ten seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('do not end an undo that is under way, and begin anew after one that failed', () => {
    const onGone = jest.fn();
    const { rerender } = render(bar(false, onGone));
    wait(9_900);
    rerender(bar(true, onGone));
    wait(60_000);
    expect(onGone).not.toHaveBeenCalled();
    rerender(bar(false, onGone));
    wait(9_900);
    expect(onGone).not.toHaveBeenCalled();
    wait(100);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});

it('takes the focus when nothing has it', () => {
  render(<Page isDone />);
  expect(undo()).toHaveFocus();
});

it('leaves the focus where somebody types', () => {
  const { rerender } = render(<Page isDone={false} />);
  screen.getByLabelText('Message').focus();
  rerender(<Page isDone />);
  rerender(<Page isDone hasButton={false} />);
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

it('takes the focus of what was pressed when that goes after it has come', () => {
  const { rerender } = render(<Page isDone={false} />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  rerender(<Page isDone />);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  rerender(<Page isDone hasButton={false} />);
  expect(undo()).toHaveFocus();
  fireEvent.blur(undo());
  screen.getByLabelText('Message').focus();
  rerender(<Page isDone hasButton={false} />);
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

it('takes the focus from a part of the page that has it in place of what went', () => {
  const page = (isDone: boolean) => (
    <>
      <section aria-label="Dates" tabIndex={-1} />
      {isDone && bar()}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('region', { name: 'Dates' }).focus();
  rerender(page(true));
  expect(undo()).toHaveFocus();
});

it('has its words once their place is on the page, so that they are read out', async () => {
  render(bar());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It is removed.'));
});
