import { act, renderHook } from '@testing-library/react';
import { chooseScheme, useSchemeChoice } from './colorScheme';

/** A system whose scheme changes when the test says so. */
function aSystem() {
  const query = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => query });
  const turn = (isDark: boolean) => {
    query.matches = isDark;
    query.dispatchEvent(new Event('change'));
  };
  return { turn };
}

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
});

it('follows a system that turned dark before the page could listen, and follows it back', () => {
  const system = aSystem();
  system.turn(true);
  expect(shown()).toBe('light');
  renderHook(() => useSchemeChoice());
  expect(shown()).toBe('dark');
  system.turn(false);
  expect(shown()).toBe('light');
});

it('keeps to what the person chose, whatever the system turns to', () => {
  const system = aSystem();
  renderHook(() => useSchemeChoice());
  act(() => chooseScheme('light'));
  system.turn(true);
  expect(shown()).toBe('light');
});

it('listens no more when nobody shows the choice', () => {
  const system = aSystem();
  renderHook(() => useSchemeChoice()).unmount();
  system.turn(true);
  expect(shown()).toBe('light');
});
