import { menuPlace } from './menuPlace';

const WINDOW = { width: 1440, height: 900 };
const at = (top: number) => menuPlace({ top, bottom: top + 44, left: 1200, right: 1244 }, 5, WINDOW);

it('opens below what it belongs to, and above it near the foot of the window', () => {
  expect(at(200).top).toBe(248);
  expect(at(820).top).toBeLessThan(500);
});

it('stays inside small windows', () => {
  const place = menuPlace({ top: 10, bottom: 700, left: 0, right: 60 }, 7, { width: 700, height: 720 });
  expect(place.left).toBeGreaterThanOrEqual(12);
  expect(place.top).toBeGreaterThanOrEqual(12);
});
