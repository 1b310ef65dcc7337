import { render, screen } from '@testing-library/react';
import { chatReducer } from '../engine/chat.state';
import { INITIAL_CHAT } from '../engine/chat.model';
import { silenceOf } from '../room/silence.rules';
import { SilencedNote } from './SilencedNote';
import { aWelcome } from '../testing/testing';

const UNTIL = '2030-06-02T17:12:00.000Z';

it('tells until when one is muted, by the clocks of the trip', () => {
  render(<SilencedNote sentence={silenceOf(UNTIL, 'America/Los_Angeles') ?? ''} />);
  expect(silenceOf(null, 'America/Los_Angeles')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^A host has muted you\. You can write again from Sun, Jun 2, 10:12 AM PT\.$/,
  );
});

it('is known from entering on, and ends when the host takes it back', () => {
  const welcome = aWelcome({ silencedUntil: UNTIL });
  const inside = chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome, at: new Date() });
  expect(inside.silencedUntil).toBe(UNTIL);
  expect(chatReducer(inside, { type: 'silenced', until: null }).silencedUntil).toBeNull();
});
