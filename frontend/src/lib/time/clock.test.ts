import { now, setServerNow } from './clock';

it('lives in the server’s time once it was told', () => {
  setServerNow('2025-06-02T15:00:00Z');
  expect(now().toISOString().slice(0, 16)).toBe('2025-06-02T15:00');
});

it('keeps its time when it is told nothing readable', () => {
  setServerNow('2025-06-02T15:00:00Z');
  setServerNow('soon');
  setServerNow(null);
  expect(now().getFullYear()).toBe(2025);
});
