import { hasFields, isText } from '../../lib/browser/hasFields';

/** A press beside a traveller's name that the server has not taken. */
export interface Mark {
  /** Tells one press from the next. */
  id: string;
  tripId: number;
  guestId: number;
  isHere: boolean;
  /** Why the server did not take it: a sentence. Without one it waits to be sent. */
  problem?: string;
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isMark = (value: unknown): value is Mark =>
  hasFields<Mark>(value, {
    id: isText,
    tripId: isNumber,
    guestId: isNumber,
    isHere: (field) => typeof field === 'boolean',
    problem: (field) => field === undefined || isText(field),
  });

/** What a stored text holds, in the order of the presses; text of somebody else is ignored. */
export function parseMarks(text: string): Mark[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
}

/** After another press: of one traveller the last one counts, and it is sent when its turn comes. */
export function pressed(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...marks.filter(({ guestId }) => guestId !== mark.guestId), mark];
}

/** Once the server has taken one. A press that came meanwhile has another id, and waits. */
export function taken(marks: readonly Mark[], { id }: Mark): Mark[] {
  return marks.filter((mark) => mark.id !== id);
}

/** Once the server has said why it takes one not: that is told at the traveller's line until they are pressed again. */
export function refused(marks: readonly Mark[], { id }: Mark, problem: string): Mark[] {
  return marks.map((mark) => (mark.id === id ? { ...mark, problem } : mark));
}

/** What is to be sent next; nothing where all is told. */
export function nextToSend(marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ problem }) => problem === undefined);
}
