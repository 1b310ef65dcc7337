import { safeNext } from './safeNext';

it.each([
  ['/template/chat', '/template/chat'],
  ['/host/guests?trip=1#open', '/host/guests?trip=1#open'],
])('goes on to %s (SEC-65)', (next, path) => {
  expect(safeNext(next, '/home')).toBe(path);
});

it.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example/',
  '/%2e//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' //evil.example',
])('does not go on to %j (SEC-65)', (next) => {
  expect(safeNext(next, '/home')).toBe('/home');
});
