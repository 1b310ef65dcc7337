import { render, screen } from '@testing-library/react';
import { translate } from '../../../testing/translate';
import { DeviceNote } from './DeviceNote';

it('says on a translated page, too, that what was typed is kept', () => {
  const clear = jest.fn();
  const { rerender } = render(<DeviceNote isKept={undefined} onClear={clear} />);
  translate(document.body);
  rerender(<DeviceNote isKept onClear={clear} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Saved on this device until you pay or close this tab.',
  );
});

it.each([
  [undefined, 'What you type stays here until you pay or close this tab.'],
  [true, 'Saved on this device until you pay or close this tab.'],
  [false, ''],
])('promises to keep no more than the browser does: kept is %s', (isKept, words) => {
  render(<DeviceNote isKept={isKept} onClear={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});
