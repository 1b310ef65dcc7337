import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toastError, toastSuccess } from './toast';
import Toasts from './Toasts';

const SECONDS = 1000;
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const welcome = () => act(() => toastSuccess({ title: 'Welcome back!', description: 'All aboard.' }));
const failure = () => act(() => toastError({ title: 'Registration Failed' }));

beforeEach(() => {
  jest.useFakeTimers();
  dismissToast();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toasts />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it('is a status for five seconds', () => {
  welcome();
  expect(screen.getByRole('status')).toHaveTextContent('Welcome back!All aboard.');
  pass(4.9 * SECONDS);
  expect(screen.getByText('Welcome back!')).toBeVisible();
  pass(0.2 * SECONDS);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('is an alert that stays until dismissed, when something failed', () => {
  failure();
  pass(3600 * SECONDS);
  expect(screen.getByRole('alert')).toHaveTextContent('Registration Failed');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows one at a time, and gives the later one its own five seconds', () => {
  failure();
  welcome();
  expect(screen.queryByText('Registration Failed')).not.toBeInTheDocument();
  pass(4 * SECONDS);
  act(() => toastSuccess({ title: 'Saved' }));
  pass(4 * SECONDS);
  expect(screen.getByText('Saved')).toBeVisible();
});

it('waits while the pointer is on it, and goes on where it stopped', () => {
  welcome();
  pass(4 * SECONDS);
  fireEvent.pointerEnter(region());
  pass(60 * SECONDS);
  expect(screen.getByText('Welcome back!')).toBeVisible();
  fireEvent.pointerLeave(region());
  pass(1.1 * SECONDS);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('takes the focus by F8, waits while it has it, and gives it back', () => {
  const elsewhere = screen.getByText('Elsewhere');
  elsewhere.focus();
  welcome();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(region()).toHaveFocus();
  pass(60 * SECONDS);
  expect(screen.getByText('Welcome back!')).toBeVisible();
  fireEvent.keyDown(region(), { key: 'Escape' });
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
  expect(elsewhere).toHaveFocus();
});

it('goes with a swipe of 50 pixels to the right, not with less and not to the left', () => {
  failure();
  const swipe = (px: number) => {
    const toast = screen.getByText('Registration Failed');
    // jsdom's own pointer events have no place.
    const finger = (type: string, clientX: number) =>
      fireEvent(
        toast,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }),
      );
    finger('pointerdown', 200);
    finger('pointermove', 200 + px);
    finger('pointerup', 200 + px);
  };
  swipe(49);
  swipe(-120);
  expect(screen.getByRole('alert')).toBeVisible();
  swipe(50);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
