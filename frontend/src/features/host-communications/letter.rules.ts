import type { PickedGuest, Segment } from '../../api/host/hostMails';
import { EVERYBODY } from './segment.rules';

/** A mail as far as it is written. */
export interface Letter {
  /** Whom the address named when its readers were chosen: `?to=`, `?lacks=`. */
  to: string;
  segment: Segment;
  subject: string;
  body: string;
  /** By the trip's clocks; empty for at once. */
  sendAt: string;
}

/** A letter with nothing in it, to those whom the address names or, with `lacksAnswers`, who have not answered. */
export function emptyLetter(to: string, picked: readonly PickedGuest[], lacksAnswers = false): Letter {
  const answers = lacksAnswers ? 'missing' : 'any';
  const segment: Segment = { ...EVERYBODY, guests: picked.map(({ id }) => id), answers };
  return { to: lacksAnswers ? `${to} answers` : to, segment, subject: '', body: '', sendAt: '' };
}

/** Whether anything would be lost with it. */
export function isWritten(letter: Letter | undefined): boolean {
  return letter !== undefined && (letter.subject + letter.body).trim() !== '';
}

/** What was kept of a letter, to those whom the address names now. */
export function writtenOn(kept: Letter | undefined, start: Letter): Letter {
  if (kept === undefined) return start;
  return kept.to === start.to ? kept : { ...kept, to: start.to, segment: start.segment };
}

/** What of a letter was changed after it was sent; the rest is empty, and without anything there is no letter. */
export function changedSince(now: Letter, sent: Letter): Letter | undefined {
  const left = (part: 'subject' | 'body' | 'sendAt') => (now[part] === sent[part] ? '' : now[part]);
  const rest = { ...now, subject: left('subject'), body: left('body'), sendAt: left('sendAt') };
  const isTouched = rest.sendAt !== '' || JSON.stringify(now.segment) !== JSON.stringify(sent.segment);
  return isTouched || isWritten(rest) ? rest : undefined;
}
