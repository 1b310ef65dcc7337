import type { HostBooking, HostTraveller } from '../../api/host/hostBooking';
import { changedNames, type Conflict, type EditValues, merged, questionOf, valuesOf } from './edit.rules';

/** What was typed over a booking, brought to how the booking stands by now. */
interface Brought {
  values: EditValues;
  conflicts: Conflict[];
  /** The names of fields whose texts are dropped. */
  lost: string[];
  /** Why they are, a sentence a thing. */
  sentences: string[];
}

/**
 * As {@link merged}; but what was typed about who has left their place to somebody else, or to a question that is not asked any
 * more, is dropped: it belongs to nobody there.
 * @param from the texts that were there before it was typed.
 */
export function broughtTo(
  now: HostBooking,
  before: HostBooking,
  { from, typed }: { from: EditValues; typed: EditValues },
): Brought {
  const theirs = valuesOf(now);
  const lost: string[] = [];
  const sentences = new Set<string>();
  for (const name of changedNames(from, typed)) {
    const sentence = whyLost(name, now, before) ?? (name in theirs ? null : notAsked(name, before));
    if (sentence === null) continue;
    lost.push(name);
    sentences.add(sentence);
  }
  const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !lost.includes(name)));
  return { ...merged(from, kept, theirs), lost, sentences: [...sentences] };
}

const at = ({ travellers }: HostBooking, place: number): HostTraveller | undefined =>
  travellers.find(({ position }) => position === place);

/** Of a field of a traveller who is not there any more; null for others. */
function whyLost(name: string, now: HostBooking, before: HostBooking): string | null {
  const place = Number(name.split('.')[0]);
  const person = at(before, place);
  if (!person || at(now, place)?.guestId === person.guestId) return null;
  return `${person.name} is not on this booking any more: what you typed about them is not kept.`;
}

function notAsked(name: string, before: HostBooking): string {
  const label = questionOf(name, before)?.label;
  return label === undefined
    ? 'Something of it cannot be changed any more: what you typed there is not kept.'
    : `${label}: this is not asked any more, and what you typed is not kept.`;
}
