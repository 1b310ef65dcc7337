import { render, screen } from '@testing-library/react';
import { translate } from '../../../testing/translate';
import { DeviceNote } from './DeviceNote';

it('says on a translated page, too, that what was typed is kept', () => {
  const clear = jest.fn();
  const { rerender } = render(<DeviceNote isKept={false} onClear={clear} />);
  translate(document.body);
  rerender(<DeviceNote isKept onClear={clear} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Saved on this device until you pay or close this tab.',
  );
});
