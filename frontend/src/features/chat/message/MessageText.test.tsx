import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../../../testing/translate';
import { MessageText } from './MessageText';

it.each([
  ['deck 5 or 6', 'deck 2'],
  ['a https://ship.example/x', 'https://ship.example/x a'],
  ['https://ship.example/x a', 'only words'],
])('shows on a translated page what "%s" was changed into', (before, after) => {
  const { rerender } = render(<MessageText content={before} />);
  translate(document.body);
  rerender(<MessageText content={after} isEdited />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(`${after} (edited)`);
  translate(document.body);
  rerender(<MessageText content="the end" isEdited />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('the end (edited)');
});

it('folds what would push all others off the screen, and shows it whole when asked to', async () => {
  const content = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
  render(<MessageText content={content} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/line 24$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole message' }));
  expect(screen.getByRole('paragraph')).toHaveTextContent(/line 59$/);
  expect(screen.queryByRole('button')).toBeNull();
});
