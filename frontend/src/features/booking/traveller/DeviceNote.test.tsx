import { render, screen } from '@testing-library/react';
import { translate } from '../../../testing/translate';
import { DeviceNote } from './DeviceNote';

it('says on a translated page, too, that what was typed is kept', () => {
  const clear = jest.fn();
  const { rerender } = render(<DeviceNote isKept={undefined} onClear={clear} />);
  translate(document.body);
  rerender(<DeviceNote isKept onClear={clear} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved in this tab until you pay or close it.');
});

it.each([
  [undefined, 'What you type stays in this tab until you pay or close it.'],
  [true, 'Saved in this tab until you pay or close it.'],
  [false, ''],
])('promises to keep no more than the browser does: kept is %s', (isKept, words) => {
  render(<DeviceNote isKept={isKept} onClear={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

it('says of what goes on to the server that it stays for a day', () => {
  render(<DeviceNote isKept goesOn onClear={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Saved in this tab, and for a day in this browser once you continue.',
  );
});
