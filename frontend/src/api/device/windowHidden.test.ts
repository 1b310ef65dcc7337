import { watchHidden } from './windowHidden';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells when the window goes out of sight and comes back, and for how long it has been away', () => {
  const told: boolean[] = [];
  const sight = watchHidden((isHidden) => told.push(isHidden));
  expect(sight.hiddenSeconds()).toBeUndefined();
  setHidden(true);
  jest.advanceTimersByTime(90_000);
  expect(sight.hiddenSeconds()).toBe(90);
  setHidden(false);
  expect(sight.hiddenSeconds()).toBeUndefined();
  sight.stop();
  setHidden(true);
  expect(told).toEqual([true, false]);
});

it('knows that a window was opened out of sight', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const sight = watchHidden(() => undefined);
  jest.advanceTimersByTime(4_000);
  expect(sight.hiddenSeconds()).toBe(4);
  sight.stop();
});
