import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { AfterCommit } from '../database/after-commit.js';
import { Sweeper } from '../jobs/sweeper.js';
import { Mail } from './mail.entity.js';

export const MAIL_SWEEP = 'mail';

export interface NewMail {
  kind: string;
  /** What caused it, e.g. `guest:17`: the same kind and ref are one mail, however often it is asked for. */
  ref: string;
  recipient: string;
  /** Ids the template needs. */
  data: Record<string, unknown>;
}

/** Where mails wait: written in the transaction that causes them, so that a mail goes out exactly if that commits. */
@Injectable()
export class Outbox {
  constructor(
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly after: AfterCommit,
  ) {}

  /** Answers which of them are new; the others were asked for before, in a transaction that may have ended just now. */
  async add(manager: EntityManager, ...mails: NewMail[]): Promise<Pick<NewMail, 'kind' | 'ref'>[]> {
    if (mails.length === 0) return [];
    const now = this.clock.now();
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Mail)
      .values(
        mails.map((mail) => ({ ...mail, data: mail.data as never, nextAttemptAt: now, createdAt: now })),
      )
      .orIgnore()
      .returning(['kind', 'ref'])
      .updateEntity(false)
      .execute();
    this.hasMore(manager);
    return raw as Pick<NewMail, 'kind' | 'ref'>[];
  }

  /** What waits is sent after the commit, without waiting for the next sweep. {@link add} has said so itself. */
  hasMore(manager: EntityManager): void {
    this.after.ring(manager, MAIL_SWEEP, () => this.sweeper.wake(MAIL_SWEEP));
  }
}
