import { act, fireEvent, render, screen } from '@testing-library/react';
import { SidebarToggle } from './SidebarToggle';

const isResting = () => screen.getByRole('button').dataset.resting === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rests three seconds after load', () => {
  render(<SidebarToggle isOpen onToggle={() => undefined} />);
  wait(2999);
  expect(isResting()).toBe(false);
  wait(1);
  expect(isResting()).toBe(true);
});

it('stays while the sidebar is away, for nothing else leads to the menu then', () => {
  render(<SidebarToggle isOpen={false} onToggle={() => undefined} />);
  wait(60_000);
  expect(isResting()).toBe(false);
});

it('comes back when a list in the page is scrolled', () => {
  render(
    <>
      <SidebarToggle isOpen onToggle={() => undefined} />
      <div data-testid="list" />
    </>,
  );
  wait(3000);
  fireEvent.scroll(screen.getByTestId('list'));
  expect(isResting()).toBe(false);
});

it('comes back on scroll and rests two seconds after the last one', () => {
  render(<SidebarToggle isOpen onToggle={() => undefined} />);
  wait(3000);
  fireEvent.scroll(window);
  wait(1500);
  fireEvent.scroll(window);
  wait(1999);
  expect(isResting()).toBe(false);
  wait(1);
  expect(isResting()).toBe(true);
});

it('shows its name as a hint to the keyboard, too, until it is pressed or Esc is', () => {
  const onToggle = jest.fn();
  render(<SidebarToggle isOpen onToggle={onToggle} />);
  const toggle = screen.getByRole('button');
  act(() => toggle.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('Hide the sidebar');
  // The hint is the name, which is read out once.
  expect(toggle).not.toHaveAccessibleDescription();
  fireEvent.keyDown(toggle, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(toggle.parentElement as Element);
  wait(700);
  fireEvent.click(toggle);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('names what it will do', () => {
  const { rerender } = render(<SidebarToggle isOpen onToggle={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Hide the sidebar', expanded: true })).toBeInTheDocument();
  rerender(<SidebarToggle isOpen={false} onToggle={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Show the sidebar', expanded: false })).toBeInTheDocument();
});
