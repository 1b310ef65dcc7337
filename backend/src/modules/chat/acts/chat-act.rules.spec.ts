import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '../../../platform/clock/clock.js';
import { actProblem, type Standing } from './chat-act.rules.js';

const standing = (changes: Partial<Standing> = {}): Standing => ({
  isOwn: false,
  isModerator: false,
  isDeleted: false,
  ageMs: 0,
  poll: null,
  ...changes,
});

describe('what somebody may do to a message', () => {
  it.each([
    ['chat:edit', { isOwn: true }, null],
    ['chat:edit', { isOwn: true, ageMs: 15 * MINUTE_MS }, null],
    ['chat:edit', { isOwn: true, ageMs: 15 * MINUTE_MS + 1 }, 'gone'],
    ['chat:edit', { isOwn: true, isDeleted: true }, 'gone'],
    ['chat:edit', {}, 'forbidden'],
    ['chat:edit', { isModerator: true }, 'forbidden'],
    ['chat:delete', { isOwn: true, ageMs: 400 * 24 * 60 * MINUTE_MS }, null],
    ['chat:delete', { isModerator: true }, null],
    ['chat:delete', { isOwn: true, isDeleted: true }, null],
    ['chat:delete', {}, 'forbidden'],
    ['chat:react', {}, null],
    ['chat:react', { isOwn: true }, null],
    ['chat:react', { isDeleted: true }, 'gone'],
    ['chat:edit', { isOwn: true, poll: 'open' }, 'forbidden'],
    ['chat:vote', { poll: 'open' }, null],
    ['chat:vote', { poll: 'ended' }, 'poll_ended'],
    ['chat:vote', {}, 'gone'],
    ['chat:vote', { poll: 'open', isDeleted: true }, 'gone'],
    ['chat:end-poll', { poll: 'open' }, 'forbidden'],
    ['chat:end-poll', { poll: 'open', isOwn: true }, null],
    ['chat:end-poll', { poll: 'open', isModerator: true }, null],
    ['chat:end-poll', { poll: 'ended', isOwn: true }, null],
    ['chat:end-poll', { isOwn: true }, 'gone'],
    ['chat:pin', { isModerator: true }, null],
    ['chat:pin', { isOwn: true }, 'forbidden'],
    ['chat:pin', { isModerator: true, isDeleted: true }, 'gone'],
  ] as const)('%s with %j: %s', (act, changes, code) => {
    expect(actProblem(act, standing(changes))?.code ?? null).toBe(code);
  });

  it('tells why not in a sentence of its own', () => {
    expect(actProblem('chat:pin', standing())?.message).toBe(
      'Only hosts who may write messages may pin one.',
    );
    expect(actProblem('chat:edit', standing({ isOwn: true, ageMs: 16 * MINUTE_MS }))?.message).toBe(
      'A message can be edited for 15 minutes.',
    );
    const gone = standing({ isOwn: true, isDeleted: true, ageMs: 16 * MINUTE_MS });
    expect(actProblem('chat:edit', gone)?.message).toBe('This message was deleted.');
  });
});
