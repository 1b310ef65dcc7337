import { actsOn, lastEditable } from './acts.rules';
import { aChange, aMessage, JONAH, MAYA } from '../testing/testing';

const AT = '2025-06-02T16:00:00.000Z';
const now = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000);
const guest = (minutes = 1) => ({ me: MAYA, mutedUserIds: [], now: now(minutes) });
const own = aMessage({ seq: 1, sender: MAYA, at: AT });
const others = aMessage({ seq: 2, sender: JONAH, at: AT });

it('lets a guest mend and delete their own, and mute and report others', () => {
  expect(actsOn(own, guest())).toEqual(['reply', 'copy', 'edit', 'delete']);
  expect(actsOn(others, guest())).toEqual(['reply', 'copy', 'mute', 'report']);
  expect(actsOn(others, { ...guest(), mutedUserIds: [JONAH.id] })).toContain('unmute');
});

it('leaves whom a host has muted nothing to say, and what they may take back', () => {
  expect(actsOn(own, { ...guest(), maySpeak: false })).toEqual(['copy', 'delete']);
  expect(actsOn(others, { ...guest(), maySpeak: false })).toEqual(['copy', 'mute', 'report']);
});

it('lets a finger select a part of a text, where there is one', () => {
  expect(actsOn(others, { ...guest(), isTouch: true })).toEqual([
    'reply',
    'copy',
    'select',
    'mute',
    'report',
  ]);
  const photo = { ...others, content: '' };
  expect(actsOn(photo, { ...guest(), isTouch: true })).not.toContain('select');
});

it('ends editing fifteen minutes after the message', () => {
  expect(actsOn(own, guest(14))).toContain('edit');
  expect(actsOn(own, guest(15))).not.toContain('edit');
});

it('lets nobody edit what they asked, which others have answered', () => {
  const poll = { answers: ['Tacos', 'Pizza'], isMultiple: false };
  expect(actsOn({ ...own, poll }, guest())).toEqual(['reply', 'copy', 'delete']);
});

it('lets a host pin and delete anybody’s', () => {
  const acts = actsOn(own, { me: JONAH, mutedUserIds: [], now: now(1) });
  expect(acts).toEqual(expect.arrayContaining(['pin', 'delete']));
  expect(acts).not.toContain('edit');
  const pinned = { ...own, change: { rev: 1, content: 'x', reactions: [], pinnedAt: AT } };
  expect(actsOn(pinned, { me: JONAH, mutedUserIds: [], now: now(1) })).toContain('unpin');
});

it('lets nobody do anything to a deleted message', () => {
  expect(actsOn({ ...own, change: aChange(4) }, guest())).toEqual([]);
});

it('finds the newest own message for the arrow key, unless it is too late', () => {
  expect(lastEditable([own, others], guest())).toBe(own);
  expect(lastEditable([own, others], guest(20))).toBeUndefined();
  expect(lastEditable([others], guest())).toBeUndefined();
});
