import { act, fireEvent, screen } from '@testing-library/react';
import type { HostMail } from '../../api/host/hostMails';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { SentNote } from './SentNote';

const MAIL = { id: 'm1', subject: 'Hats', recipients: 2 } as HostMail;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Presses "Undo" in the last second, and the server answers long after it. */
async function undoLate(answer: Answer) {
  let tell = (): void => undefined;
  const cancelled = new Promise<Answer>((resolve) => {
    tell = () => resolve(answer);
  });
  fakeServer({ 'POST /api/host/messages/m1/cancel': () => cancelled });
  const [onBack, onGone] = [jest.fn(() => true), jest.fn()];
  renderPage(<SentNote mail={MAIL} onBack={onBack} onGone={onGone} />, '/');
  act(() => jest.advanceTimersByTime(9_500));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(onGone).not.toHaveBeenCalled();
  tell();
  return { onBack, onGone };
}

it('gives the letter back that is called back in its last second, and says so', async () => {
  const { onBack } = await undoLate([200, MAIL]);
  expect(await screen.findByText('Called back: nobody gets it.')).toBeVisible();
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('says why a letter is not called back', async () => {
  const { onBack, onGone } = await undoLate([
    409,
    { statusCode: 409, code: 'mail.gone', message: 'This mail has gone out.' },
  ]);
  expect(await screen.findByText('This mail has gone out.')).toBeVisible();
  expect([onBack, onGone].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
