import { render, screen } from '@testing-library/react';
import type { MailPreview } from '../../api/host/hostMails';
import { RecipientList } from './RecipientList';

const aPerson = (id: string) => ({ id, name: id, email: `${id}@example.com`, isPointless: false });
const previewOf = (leftToday: number) =>
  ({ recipients: [aPerson('dana'), aPerson('eli')], refusing: [], leftToday }) as unknown as MailPreview;

it.each([
  [-3, '0 more mails'],
  [1, '1 more mail'],
])('with %i left of a day says %s', (leftToday, words) => {
  render(<RecipientList preview={previewOf(leftToday)} isStale={false} />);
  expect(screen.getByText(`You can send ${words} in these 24 hours.`)).toBeVisible();
});

it('says nothing of the day where it is enough', () => {
  render(<RecipientList preview={previewOf(2)} isStale={false} />);
  expect(screen.queryByText(/in these 24 hours/)).toBeNull();
});
