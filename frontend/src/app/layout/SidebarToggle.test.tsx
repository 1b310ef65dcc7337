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

it('names what it will do', () => {
  const { rerender } = render(<SidebarToggle isOpen onToggle={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Hide the sidebar', expanded: true })).toBeInTheDocument();
  rerender(<SidebarToggle isOpen={false} onToggle={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Show the sidebar', expanded: false })).toBeInTheDocument();
});
