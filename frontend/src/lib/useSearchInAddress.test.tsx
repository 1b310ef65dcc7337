import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useSearchInAddress } from './useSearchInAddress';

const RULES = {
  read: (query: URLSearchParams) => ({ text: query.get('q') ?? '' }),
  write: (query: URLSearchParams, { text }: { text: string }) => {
    const next = new URLSearchParams(query);
    next.set('q', text);
    return next;
  },
};

function Search() {
  const { search, change } = useSearchInAddress(RULES);
  return (
    <input
      aria-label="Search"
      value={search.text}
      onChange={({ target }) => change({ text: target.value })}
    />
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/guests');
});
afterEach(() => jest.useRealTimers());

function type() {
  render(<Search />, { wrapper: BrowserRouter });
  const box = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: 'lucas' } });
  return box;
}

it('stands at once, and in the address when somebody pauses', () => {
  expect(type()).toHaveValue('lucas');
  expect(window.location.search).toBe('');
  act(() => jest.advanceTimersByTime(250));
  expect(window.location.search).toBe('?q=lucas');
});

it('does not call back who has followed a link that is not drawn yet', () => {
  type();
  // As the router does it, whose page is drawn a moment later.
  window.history.pushState({ usr: null, key: 'card', idx: 1 }, '', '/guests?person=lucas');
  act(() => jest.advanceTimersByTime(250));
  expect(window.location.search).toBe('?person=lucas');
  fireEvent.popState(window, { state: window.history.state });
  act(() => jest.advanceTimersByTime(250));
  expect(window.location.search).toBe('?person=lucas&q=lucas');
});
