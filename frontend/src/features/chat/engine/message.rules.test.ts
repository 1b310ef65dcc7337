import { contentOf, lineOf, newestPhoto, photoOf, withChange } from './message.rules';
import { notificationOf } from '../notify/notification.rules';
import { aMessage } from '../testing/testing';

const PHOTO = { id: 'p', url: '/p', thumbnailUrl: '/p/t', width: 4, height: 3, alt: 'The pier' };
const POLL = { answers: ['On the pier', 'Nowhere'], isMultiple: false };
const message = aMessage({ seq: 1, content: 'Look', photo: PHOTO });
const change = (fields: object) => ({ rev: 2, content: 'Look here', reactions: [], ...fields });

it('takes over the newer of two states and no older one', () => {
  const edited = withChange(message, change({}));
  expect(contentOf(edited)).toBe('Look here');
  expect(withChange(edited, change({ rev: 1, content: 'Old' }))).toBe(edited);
  expect(withChange(edited, undefined)).toBe(edited);
});

it('keeps neither text, photo nor poll of a deleted message', () => {
  const asked = { ...message, poll: POLL };
  const deleted = withChange(asked, change({ content: '', deletedAt: 'now' }));
  expect(JSON.stringify(deleted)).not.toMatch(/Look|pier/);
  expect(photoOf(deleted)).toBeUndefined();
  expect(lineOf(deleted)).toBe('Message deleted');
});

it('keeps how a poll stands over a state that says nothing of it', () => {
  const poll = { chosen: [{ userIds: [1] }, { userIds: [] }], endedAt: 'then' };
  const voted = withChange({ ...message, poll: POLL }, change({ poll }));
  const pinned = withChange(voted, change({ rev: 3, pinnedAt: 'now' }));
  expect(pinned.change).toEqual(change({ rev: 3, pinnedAt: 'now', poll }));
});

it('knows which message brought the newest photo that is still there', () => {
  const later = aMessage({ seq: 3, photo: PHOTO });
  const deleted = withChange(later, change({ content: '', deletedAt: 'now' }));
  expect(newestPhoto([message, aMessage({ seq: 2 }), later, aMessage({ seq: 4 })])).toBe(3);
  expect(newestPhoto([message, aMessage({ seq: 2 }), deleted])).toBe(1);
  expect(newestPhoto([])).toBeUndefined();
});

it('tells a message in one line', () => {
  expect(lineOf(message)).toBe('Photo: Look');
  expect(lineOf({ ...message, content: '' })).toBe('Photo: The pier');
  expect(lineOf(aMessage({ seq: 2 }))).toBe('Message 2');
  expect(lineOf({ ...aMessage({ seq: 2 }), poll: POLL })).toBe('Poll: Message 2');
});

it('tells of one message by its author, and of several by their number', () => {
  const second = aMessage({ seq: 2, content: 'And this' });
  expect(notificationOf([])).toBeNull();
  expect(notificationOf([second])).toEqual({ title: 'Jonah Okafor', body: 'And this' });
  expect(notificationOf([message, second])).toEqual({
    title: '2 new messages',
    body: 'Jonah Okafor: And this',
  });
});
