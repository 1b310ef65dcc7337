import { act, render, screen } from '@testing-library/react';
import { fakeMatchMedia } from './fakeMatchMedia';
import { usePrinted } from './usePrinted';

function Sheet() {
  return <p>{usePrinted() ? 'whole' : 'window'}</p>;
}

it('knows of paper where only the events of printing tell of it', () => {
  fakeMatchMedia();
  render(<Sheet />);
  expect(screen.getByText('window')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('whole')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('window')).toBeVisible();
});
