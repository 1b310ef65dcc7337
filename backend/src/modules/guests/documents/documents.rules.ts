import type { DocumentKind, DocumentStatus } from './guest-document.entity.js';

/** What the specification (section 4) calls the state of a passport. */
export type PassportStatus = 'verified' | 'pending' | 'not_submitted' | 'not_needed';

/** So many papers beside passport and insurance are enough for anybody. */
export const MOST_OTHERS = 5;

/** Kinds of which a traveller has one: a new one takes the place of the old. */
export function isSingle(kind: DocumentKind): boolean {
  return kind !== 'other';
}

/** A rejected copy is as good as none: it has to be handed in again. Who does not travel any more needs none. */
export function passportStatus(copy: DocumentStatus | null, isTravelling: boolean): PassportStatus {
  if (!isTravelling) return 'not_needed';
  return copy === 'verified' || copy === 'pending' ? copy : 'not_submitted';
}

/** What a host may make of a document as it stands: a decision can be changed or put back, not made twice. */
export function canReview(from: DocumentStatus, to: DocumentStatus): boolean {
  return from !== to;
}
