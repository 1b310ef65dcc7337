import { render, screen } from '@testing-library/react';
import { useAnswered } from './useAnswered';

function Rows({ asked, isSettled }: { asked: string; isSettled: boolean }) {
  return <p>{useAnswered(asked, isSettled)}</p>;
}

it('is the search before while the rows of another one are on their way', () => {
  const { rerender } = render(<Rows asked="d" isSettled />);
  rerender(<Rows asked="da" isSettled={false} />);
  expect(screen.getByText('d')).toBeVisible();
  rerender(<Rows asked="dan" isSettled={false} />);
  expect(screen.getByText('d')).toBeVisible();
  rerender(<Rows asked="dan" isSettled />);
  expect(screen.getByText('dan')).toBeVisible();
  rerender(<Rows asked="x" isSettled={false} />);
  expect(screen.getByText('dan')).toBeVisible();
});
