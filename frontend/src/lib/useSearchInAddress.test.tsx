import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { aSlowSite } from '../testing/slowSite';
import { useSearchInAddress } from './useSearchInAddress';

const RULES = {
  read: (query: URLSearchParams) => ({ text: query.get('q') ?? '' }),
  write: (query: URLSearchParams, { text }: { text: string }) => {
    const next = new URLSearchParams(query);
    if (text) next.set('q', text);
    else next.delete('q');
    return next;
  },
};

function Box() {
  const { search, settled, change } = useSearchInAddress(RULES);
  return (
    <>
      <input
        aria-label="Search"
        value={search.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <output>{`${search.text}|${settled.text}`}</output>
    </>
  );
}
const type = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });

const pause = () => act(() => jest.advanceTimersByTime(200));
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('stands at once, and in the address when somebody pauses', () => {
  const site = aSlowSite(<Box />);
  type('s');
  type('sa');
  expect([shown(), site.asked()]).toEqual(['sa|', null]);
  pause();
  site.arrive();
  expect([shown(), site.asked()]).toEqual(['sa|sa', '/list?q=sa']);
});

it('keeps a letter that is taken back while the site is still on its way to the address with it', () => {
  const site = aSlowSite(<Box />);
  type('s');
  pause();
  type('');
  site.arrive();
  expect(shown()).toBe('|s');
  pause();
  site.arrive();
  expect([shown(), site.asked()]).toEqual(['|', '/list']);
});

it('does not call back who has followed a link that is not drawn yet', () => {
  window.history.replaceState(null, '', '/list');
  render(<Box />, { wrapper: BrowserRouter });
  type('lucas');
  // As the router does it, whose page is drawn a moment later.
  window.history.pushState({ usr: null, key: 'card', idx: 1 }, '', '/list?person=lucas');
  pause();
  expect(window.location.search).toBe('?person=lucas');
  fireEvent.popState(window, { state: window.history.state });
  pause();
  expect(window.location.search).toBe('?person=lucas&q=lucas');
});
