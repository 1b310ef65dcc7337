import { DomainError } from '../../platform/errors/domain-error.js';
import type { TripHost } from './trip-host.entity.js';

/** What the owner of a trip gives to each co-host separately. What needs none of them every host of the trip may. */
const HOST_RIGHTS = ['money', 'documents', 'messages'] as const;
export type HostRight = (typeof HOST_RIGHTS)[number];

type Rights = Pick<TripHost, 'mayMoney' | 'mayDocuments' | 'mayMessages'>;

const COLUMN = {
  money: 'mayMoney',
  documents: 'mayDocuments',
  messages: 'mayMessages',
} as const satisfies Record<HostRight, keyof Rights>;

export function may(host: Rights, right: HostRight): boolean {
  return host[COLUMN[right]];
}

/** Throws `host.right_missing`, which names the right. */
export function assertRight(host: Rights, right: HostRight): void {
  if (!may(host, right)) throw new DomainError('host.right_missing', { right });
}

/** Every right: an owner's. */
export const ALL_RIGHTS: Rights = { mayMoney: true, mayDocuments: true, mayMessages: true };
