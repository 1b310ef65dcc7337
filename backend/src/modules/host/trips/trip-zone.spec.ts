import { expect, it } from '@jest/globals';
import { isZone } from './trip-zone.js';

it.each([
  'America/Los_Angeles',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Europe/Berlin',
  'Etc/GMT+3',
  'UTC',
])('%s is a zone', (name) => expect(isZone(name)).toBe(true));

it('so is each that a form offers, under its older name as well as its newer one', () => {
  const offered = Intl.supportedValuesOf('timeZone');
  const renamed = ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Saigon'];
  expect([...offered, ...renamed].filter((name) => !isZone(name))).toEqual([]);
});

it.each([
  'local',
  'system',
  'default',
  'UTC+3',
  '+03:00',
  'EST',
  'Z',
  'Mars/Olympus',
  'posix/Europe/Berlin',
  '',
])('%s is none', (name) => expect(isZone(name)).toBe(false));
