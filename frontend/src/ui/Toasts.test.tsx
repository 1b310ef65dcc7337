import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { dismissToast, toastError, toastSuccess } from './toast';
import Toasts from './Toasts';

const SECONDS = 1000;
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => screen.queryByRole('region', { name: 'Notifications (F8)' })?.textContent ?? '';
const dismissButton = () => within(region()).getByRole('button', { name: 'Dismiss' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const welcome = () => act(() => toastSuccess({ title: 'Welcome back!', description: 'All aboard.' }));
const failure = () => act(() => toastError({ title: 'Registration Failed' }));

beforeEach(() => {
  jest.useFakeTimers();
  dismissToast();
  // jsdom has no captured pointers.
  Object.assign(Element.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false });
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toasts />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it('is there for five seconds and read out in turn', () => {
  welcome();
  pass(0.1 * SECONDS);
  expect(shown()).toBe('Welcome back!All aboard.');
  expect(screen.getByRole('status')).toHaveTextContent('Welcome back!All aboard.');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  pass(4.8 * SECONDS);
  expect(shown()).toContain('Welcome back!');
  pass(0.2 * SECONDS);
  expect(shown()).toBe('');
});

it('is read out at once when something failed, and goes as any other, but not from under the focus', () => {
  failure();
  pass(0.1 * SECONDS);
  expect(screen.getByRole('status')).toHaveTextContent('Registration Failed');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  pass(4.8 * SECONDS);
  expect(shown()).toBe('Registration Failed');
  act(() => dismissButton().focus());
  pass(60 * SECONDS);
  expect(shown()).toBe('Registration Failed');
  act(() => screen.getByText('Elsewhere').focus());
  pass(5.1 * SECONDS);
  expect(shown()).toBe('');
});

it('shows one at a time, and gives the later one its own five seconds', () => {
  failure();
  welcome();
  expect(shown()).toBe('Welcome back!All aboard.');
  pass(4 * SECONDS);
  act(() => toastSuccess({ title: 'Saved' }));
  pass(4.9 * SECONDS);
  expect(shown()).toBe('Saved');
  pass(0.2 * SECONDS);
  expect(shown()).toBe('');
});

it('waits while the pointer is on it, and goes on where it stopped', () => {
  welcome();
  pass(4 * SECONDS);
  fireEvent.pointerMove(region());
  pass(60 * SECONDS);
  expect(shown()).toContain('Welcome back!');
  fireEvent.pointerLeave(region());
  pass(1.1 * SECONDS);
  expect(shown()).toBe('');
});

it('waits while the window is not looked at', () => {
  welcome();
  fireEvent.blur(window);
  pass(60 * SECONDS);
  expect(shown()).toContain('Welcome back!');
  fireEvent.focus(window);
  pass(5.1 * SECONDS);
  expect(shown()).toBe('');
});

it('has its five seconds although the last one went under the pointer', () => {
  failure();
  fireEvent.pointerMove(region());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  welcome();
  pass(5.1 * SECONDS);
  expect(shown()).toBe('');
});

it('takes the focus by F8, waits while it has it, and gives it back', () => {
  const elsewhere = screen.getByText('Elsewhere');
  elsewhere.focus();
  welcome();
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
  pass(60 * SECONDS);
  expect(shown()).toContain('Welcome back!');
  act(() => dismissButton().focus());
  fireEvent.keyDown(dismissButton(), { key: 'Escape' });
  expect(shown()).toBe('');
  expect(elsewhere).toHaveFocus();
});

it('gives the focus back when another toast takes its place', () => {
  const elsewhere = screen.getByText('Elsewhere');
  elsewhere.focus();
  failure();
  act(() => dismissButton().focus());
  welcome();
  expect(elsewhere).toHaveFocus();
});

it('goes with a swipe of more than 50 pixels to the right, not with less and not to the left', () => {
  failure();
  const swipe = (px: number) => {
    const toast = within(region()).getByText('Registration Failed');
    // jsdom's own pointer events have no place.
    const finger = (type: string, clientX: number) =>
      fireEvent(
        toast,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }),
      );
    finger('pointerdown', 200);
    finger('pointermove', 200 + Math.sign(px) * 20);
    finger('pointermove', 200 + px);
    finger('pointerup', 200 + px);
  };
  swipe(49);
  swipe(-120);
  expect(shown()).toBe('Registration Failed');
  swipe(51);
  expect(shown()).toBe('');
});
