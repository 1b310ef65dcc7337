import { expect, it } from '@jest/globals';
import { photoBy } from '../../../contracts/photo-by.js';
import { MOST } from '../../../contracts/text-limits.js';
import { contentProblem, newsText, pageRange, senderOf, withoutAuthor } from './chat.rules.js';

it('takes 1 to 2,000 characters', () => {
  const problems = ['', 'a', 'a'.repeat(MOST.message), 'a'.repeat(MOST.message + 1)].map((content) =>
    contentProblem(content),
  );
  expect(problems).toEqual(['invalid', null, null, 'too_long']);
  expect(contentProblem('', true)).toBeNull();
  expect(contentProblem('\u2800\u3164\u200b')).toBe('invalid');
});

it.each([
  [{ firstName: 'Maya', lastName: 'Reyes' }, 'Maya R.', 'MR'],
  [{ firstName: ' élodie ', lastName: 'ångström' }, 'élodie Å.', 'ÉÅ'],
  [{ firstName: 'Cher', lastName: '' }, 'Cher', 'C'],
  [{ firstName: 'Ana', lastName: '🇩🇪' }, 'Ana 🇩🇪.', 'A🇩🇪'],
])('shows %j as %s', (person, name, avatar) => {
  expect(senderOf({ id: 1, ...person }, false)).toEqual({ id: 1, name, avatar, isHost: false });
});

it('tells hosts who wrote', () => {
  expect(newsText(senderOf({ id: 1, firstName: 'Maya', lastName: 'Reyes' }, false))).toBe(
    'Maya R. wrote in the group chat',
  );
});

it.each([
  [{ limit: 50 }, 200, { from: 151, to: 200, hasMore: true }],
  [{ limit: 50 }, 20, { from: 1, to: 20, hasMore: false }],
  [{ before: 151, limit: 100 }, 200, { from: 51, to: 150, hasMore: true }],
  [{ before: 51, limit: 50 }, 200, { from: 1, to: 50, hasMore: false }],
  [{ after: 10, limit: 100 }, 50, { from: 11, to: 50, hasMore: false }],
  [{ after: 10, limit: 20 }, 50, { from: 11, to: 30, hasMore: true }],
  [{ after: 10, before: 40, limit: 100 }, 50, { from: 11, to: 39, hasMore: false }],
])('reads the page %j of %i messages', (page, head, range) => {
  expect(pageRange(page, head)).toEqual(range);
});

it.each([
  [{ limit: 50 }, 0],
  [{ after: 9, limit: 5 }, 9],
  [{ before: 1, limit: 5 }, 9],
])('finds nothing for %j of %i', (page, head) => {
  const { from, to, hasMore } = pageRange(page, head);
  expect([from > to, hasMore]).toEqual([true, false]);
});

it('names nobody once an author was erased, also not beside a photo that nobody described', () => {
  const sender = senderOf({ id: 7, firstName: 'Nina', lastName: 'Okafor' }, false);
  const photo = { id: 'p', url: '/p', thumbnailUrl: '/t', width: 4, height: 3, alt: photoBy(sender.name) };
  const message = { seq: 1, id: '1', clientId: 'c', tripId: 1, sender, content: 'Ahoy', photo, at: '' };
  expect(withoutAuthor(message)).toEqual({
    ...message,
    sender: { id: 7, name: 'Deleted user', avatar: 'D', isHost: false },
    photo: { ...photo, alt: 'A photo by Deleted user' },
  });
  const described = { ...message, photo: { ...photo, alt: 'The pier' } };
  expect(withoutAuthor(described).photo).toEqual(described.photo);
});
