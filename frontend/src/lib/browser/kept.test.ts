import { forgetKept, keep, keepValue, readKept, readKeptValue } from './kept';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps texts and values, each in its place, until they are taken away', () => {
  expect(keep('device', 'a', 'text')).toBe(true);
  expect(keepValue('tab', 'a', { seq: 3 })).toBe(true);
  expect(readKept('device', 'a')).toBe('text');
  expect(readKeptValue('tab', 'a')).toEqual({ seq: 3 });
  keep('device', 'a', null);
  keepValue('tab', 'a', null);
  expect(readKept('device', 'a')).toBeNull();
  expect(readKeptValue('tab', 'a')).toBeNull();
});

it('reads nothing from what somebody else left there', () => {
  sessionStorage.setItem('a', '{half');
  expect(readKeptValue('tab', 'a')).toBeNull();
});

it('forgets what begins alike, and nothing else', () => {
  for (const key of ['draft:1', 'draft:2', 'other']) keep('device', key, 'x');
  forgetKept('device', 'draft:');
  expect(Object.keys(localStorage)).toEqual(['other']);
});

it('does without storage', () => {
  const shut = () => {
    throw new DOMException('Shut off', 'SecurityError');
  };
  const get = jest.spyOn(window, 'localStorage', 'get').mockImplementation(shut);
  expect(keep('device', 'a', 'text')).toBe(false);
  expect(readKept('device', 'a')).toBeNull();
  expect(() => forgetKept('device', 'a')).not.toThrow();
  get.mockRestore();
});
