import {
  HOST_FIELDS,
  type HostField,
  hostLabel,
  WISH_FIELDS,
  type WishField,
} from '../../../../backend/contracts/traveller-fields';
import type { BookingEdit, HostBooking, HostTraveller, TravellerEdit } from '../../api/host/hostBooking';

/** The form's texts by name: `roomNumber`, `deckNumber`, and `1.phone` for the first traveller's phone. */
export type EditValues = Record<string, string>;

export const fieldOf = (position: number, field: HostField) => `${position}.${field}`;

/** A question of the hosts, and what a traveller answered. */
export type Answered = NonNullable<HostTraveller['papers']>['answers'][number];

export const answerName = (position: number, key: string) => `${position}.answers.${key}`;

/** Whether a form's name means the answer to a question. */
export const isAnswerName = (name: string): boolean => name.split('.')[1] === 'answers';

const ROOM_WORDS: Record<string, string> = { roomNumber: 'Room', deckNumber: 'Deck' };

/** The traveller's field that a form's name means; undefined for an answer, and for those of the booking itself. */
export function travellerFieldOf(name: string): HostField | undefined {
  const [, part] = name.split('.');
  return HOST_FIELDS.find((field) => field === part);
}

/** The question that a form's name means the answer to. */
export function questionOf(
  name: string,
  { travellers }: Pick<HostBooking, 'travellers'>,
): Answered | undefined {
  const asked = travellers.flatMap(({ position, papers }) =>
    (papers?.answers ?? []).map((answer) => ({ name: answerName(position, answer.key), answer })),
  );
  return asked.find((one) => one.name === name)?.answer;
}

/** What a field is called. */
export function wordOf(name: string, booking: Pick<HostBooking, 'travellers'>): string {
  const field = travellerFieldOf(name);
  return field ? hostLabel(field) : (questionOf(name, booking)?.label ?? ROOM_WORDS[name] ?? name);
}

/** The same, with the traveller's place where there are two. */
export function wordWithPlace(name: string, booking: Pick<HostBooking, 'travellers'>): string {
  const [place, part] = name.split('.');
  const word = wordOf(name, booking);
  return part && booking.travellers.length > 1 ? `${word} (traveller ${place})` : word;
}

export function valuesOf({ roomNumber, deckNumber, travellers }: HostBooking): EditValues {
  const people = travellers.flatMap((traveller) => [
    ...HOST_FIELDS.map((field) => [fieldOf(traveller.position, field), textOf(traveller, field)]),
    ...(traveller.papers?.answers ?? []).map(({ key, text }) => [answerName(traveller.position, key), text]),
  ]);
  return {
    roomNumber: roomNumber ?? '',
    deckNumber: deckNumber ?? '',
    ...(Object.fromEntries(people) as EditValues),
  };
}

function textOf({ papers, ...traveller }: HostTraveller, field: HostField): string {
  const wish = WISH_FIELDS.find((one) => one === field);
  const told = wish ? papers?.[wish] : traveller[field as Exclude<HostField, WishField>];
  return told ?? '';
}

/** The names of the fields whose texts differ. */
export function changedNames(from: EditValues, to: EditValues): string[] {
  return Object.keys(to).filter((name) => (from[name] ?? '').trim() !== (to[name] ?? '').trim());
}

/** Private details are changed for a reason, which is logged. */
export function needsReason(names: readonly string[]): boolean {
  return names.some((name) => name.includes('.'));
}

/** A field that two hosts changed to different texts. */
export interface Conflict {
  name: string;
  mine: string;
  theirs: string;
}

/**
 * What becomes of my changes when somebody else saved first: fields that only one of us changed take that one's text;
 * fields that both changed, each otherwise, are for me to decide.
 */
export function merged(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): { values: EditValues; conflicts: Conflict[] } {
  const [ours, others] = [new Set(changedNames(base, mine)), new Set(changedNames(base, theirs))];
  const values = { ...theirs };
  const conflicts: Conflict[] = [];
  for (const name of ours) {
    const text = mine[name] ?? '';
    values[name] = text;
    const other = theirs[name] ?? '';
    if (others.has(name) && other.trim() !== text.trim()) conflicts.push({ name, mine: text, theirs: other });
  }
  return { values, conflicts };
}

/** The request that takes a booking, as it was read, to these texts. */
export function editOf(booking: HostBooking, values: EditValues, reason: string): BookingEdit {
  const changed = new Set(changedNames(valuesOf(booking), values));
  const travellers = booking.travellers.flatMap((traveller) => travellerEdit(traveller, values, changed));
  return {
    version: booking.version,
    ...(changed.has('roomNumber') && { roomNumber: values['roomNumber'] ?? '' }),
    ...(changed.has('deckNumber') && { deckNumber: values['deckNumber'] ?? '' }),
    ...(travellers.length > 0 && { travellers, reason }),
  };
}

function travellerEdit(
  { position, guestId, version, papers }: HostTraveller,
  values: EditValues,
  changed: ReadonlySet<string>,
): TravellerEdit[] {
  const fields = HOST_FIELDS.filter((field) => changed.has(fieldOf(position, field)));
  const asked = (papers?.answers ?? []).filter(({ key }) => changed.has(answerName(position, key)));
  if (fields.length + asked.length === 0) return [];
  const texts = Object.fromEntries(fields.map((field) => [field, values[fieldOf(position, field)] ?? '']));
  const answers = asked.map(({ key }) => ({ key, text: values[answerName(position, key)] ?? '' }));
  return [{ position, guestId, version, ...texts, ...(answers.length > 0 && { answers }) }];
}

/** What the server found wrong, by the form's names: it counts the travellers of a request from 0, and their answers. */
export function problemsOf(fields: Record<string, string>, edit: BookingEdit): Record<string, string> {
  const named = Object.entries(fields).map(([name, text]) => [formName(name, edit) ?? name, text]);
  return Object.fromEntries(named) as Record<string, string>;
}

/** Problems of what has no field in the form: they are said beside it. */
export function unplacedProblems(
  problems: Record<string, string>,
  booking: HostBooking,
  { mayPeople, asksReason }: { mayPeople: boolean; asksReason: boolean },
): string[] {
  const drawn = Object.keys(valuesOf(booking)).filter((name) => mayPeople || name in ROOM_WORDS);
  const placed = new Set([...drawn, ...(asksReason ? ['reason'] : [])]);
  const rest = Object.entries(problems).filter(([name]) => !placed.has(name));
  return [...new Set(rest.map(([, sentence]) => sentence))];
}

function formName(name: string, { travellers = [] }: BookingEdit): string | undefined {
  const [, place, field, answer] = /^travellers\.(\d)\.(\w+)(?:\.(\d+)\.\w+)?$/.exec(name) ?? [];
  const traveller = travellers[Number(place)];
  if (!traveller || !field) return undefined;
  if (answer === undefined) return `${traveller.position}.${field}`;
  const key = traveller.answers?.[Number(answer)]?.key;
  return key === undefined ? undefined : answerName(traveller.position, key);
}
