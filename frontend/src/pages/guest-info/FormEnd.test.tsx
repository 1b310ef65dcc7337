import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import { FormEnd } from './FormEnd';

const sent = jest.fn((event: Event) => event.preventDefault());
const END = { isReady: true, isSaving: false, error: null, hasFieldErrors: false };

function open(isPreview: boolean) {
  renderPage(
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <FormEnd {...END} isPreview={isPreview} />
    </form>,
    '/trips/7/guest-info',
  );
  return screen.getByRole('button', { name: 'Continue to Payment' });
}

beforeEach(() => sent.mockClear());

it('sends nothing on a trip that its hosts alone see, and says what it waits for', async () => {
  const button = open(true);
  expect(isOff(button)).toBe(true);
  expect(button).toHaveAccessibleDescription('Booking begins when the trip is opened.');
  await userEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
});

it('sends the form of a trip on sale', async () => {
  const button = open(false);
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});
