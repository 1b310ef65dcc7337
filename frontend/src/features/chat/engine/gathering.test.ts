import { Gathering } from './gathering';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aGathering() {
  const passed: (readonly number[])[] = [];
  return { passed, gathering: new Gathering<number>(100, (items) => passed.push(items)) };
}

it('passes the first on at once, and what follows soon together', () => {
  const { passed, gathering } = aGathering();
  gathering.take([1]);
  expect(passed).toEqual([[1]]);

  gathering.take([2]);
  jest.advanceTimersByTime(60);
  gathering.take([3, 4]);
  expect(passed).toEqual([[1]]);

  jest.advanceTimersByTime(40);
  expect(passed).toEqual([[1], [2, 3, 4]]);
});

it('passes on at once again after a rest', () => {
  const { passed, gathering } = aGathering();
  gathering.take([1]);
  jest.advanceTimersByTime(100);
  gathering.take([2]);
  expect(passed).toEqual([[1], [2]]);
});

it('passes on what waits when it is asked to, once', () => {
  const { passed, gathering } = aGathering();
  gathering.take([1]);
  gathering.take([2]);
  gathering.flush();
  jest.advanceTimersByTime(1_000);
  expect(passed).toEqual([[1], [2]]);
});

it('passes nothing on once it is closed', () => {
  const { passed, gathering } = aGathering();
  gathering.take([1]);
  gathering.take([2]);
  gathering.close();
  jest.advanceTimersByTime(1_000);
  expect(passed).toEqual([[1]]);
});
