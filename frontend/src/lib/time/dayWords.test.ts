import { clockWords, dayWords } from './dayWords';

it.each([
  ['2025-06-02', 'today'],
  ['2025-06-03', 'tomorrow'],
  ['2025-06-01', 'yesterday'],
  ['2025-07-07', 'in 35 days'],
  ['2025-05-30', '3 days ago'],
])('%s is %s', (day, words) => expect(dayWords(day, '2025-06-02')).toBe(words));

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['16:00', '4:00 PM'],
])('%s reads %s', (time, words) => expect(clockWords(time)).toBe(words));
