import { render, screen } from '@testing-library/react';
import { Said } from './Said';

it('changes in the page each time, with the same words too, and not before they are about the new thing', () => {
  const page = (about: number, isSettled = true) => (
    <Said about={about} isSettled={isSettled}>
      3 found
    </Said>
  );
  const { rerender } = render(page(1));
  const said = () => screen.getByText('3 found');
  const first = said();
  rerender(page(1));
  expect(said()).toBe(first);
  rerender(page(2, false));
  expect(said()).toBe(first);
  rerender(page(2));
  const second = said();
  expect(second).not.toBe(first);
  rerender(page(3));
  expect(said()).not.toBe(second);
});
