import { render, screen } from '@testing-library/react';
import { translate } from '../testing/translate';
import { FormButton } from './FormButton';

function Pay({ dollars }: { dollars: number }) {
  return <FormButton>Pay ${dollars} today</FormButton>;
}

it('says the new amount on a page that was translated', () => {
  const { rerender } = render(<Pay dollars={904} />);
  translate(document.body);
  rerender(<Pay dollars={1633} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Pay \$1633 today$/);
});
