import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { User } from '../user.entity.js';
import { channel } from '../../../platform/realtime/bus.js';

/** What a person is called. */
export type Names = Pick<User, 'firstName' | 'lastName'>;

/**
 * The parts of the export in the order in which they are told, may object, and are erased: bookings say before payments
 * what stands against it.
 */
const PARTS = [
  'account',
  'second step',
  'bookings',
  'chosen trip',
  'packing',
  'reviews',
  'payments',
  'chat',
  'letters',
  'team',
] as const;

/** A part of the product that keeps something about people. Each module registers its own at boot, in whatever order. */
export interface KeeperOfData {
  /** Its name in the export. */
  name: (typeof PARTS)[number];
  /** Everything it keeps about this person, and about nobody else, for them to read. */
  collect: (manager: EntityManager, userId: number) => Promise<unknown>;
  /** Their account's name changes, or goes: lines that were written down with the old one follow. Before {@link erase}. */
  rename?: (manager: EntityManager, userId: number, names: { from: Names; to: Names }) => Promise<void>;
  /** Removes what says who they are. What the law wants kept stays without a name. */
  erase: (manager: EntityManager, userId: number) => Promise<void>;
  /** Why they cannot be erased now, or null. */
  objection?: (manager: EntityManager, userId: number) => Promise<RefusalCode | null>;
}

/** How a person is called who was erased. */
export const ERASED_NAME = 'Deleted user';
export const ERASED: Names = { firstName: ERASED_NAME, lastName: '' };

/** This person was erased, and what a node remembers of them is out of date. */
export const ACCOUNT_ERASED = channel<{ userId: number }>('account-erased');

/** Who keeps what about people: asked for the export, and told of an erasure. */
@Injectable()
export class PersonalData {
  private readonly keepers: KeeperOfData[] = [];

  register(keeper: KeeperOfData): void {
    this.keepers.push(keeper);
    this.keepers.sort((a, b) => PARTS.indexOf(a.name) - PARTS.indexOf(b.name));
  }

  async collect(manager: EntityManager, userId: number): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const keeper of this.keepers) parts[keeper.name] = await keeper.collect(manager, userId);
    return parts;
  }

  async findObjection(manager: EntityManager, userId: number): Promise<RefusalCode | null> {
    for (const { objection } of this.keepers) {
      const code = await objection?.(manager, userId);
      if (code) return code;
    }
    return null;
  }

  async rename(manager: EntityManager, userId: number, names: { from: Names; to: Names }): Promise<void> {
    for (const keeper of this.keepers) await keeper.rename?.(manager, userId, names);
  }

  /** The names go first: by them is found where else they were written down. */
  async erase(
    manager: EntityManager,
    { id: userId, firstName, lastName }: Names & Pick<User, 'id'>,
  ): Promise<void> {
    await this.rename(manager, userId, { from: { firstName, lastName }, to: ERASED });
    for (const keeper of this.keepers) await keeper.erase(manager, userId);
  }
}
