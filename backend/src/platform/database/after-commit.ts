import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';
import type { TransactionRollbackEvent } from 'typeorm/subscriber/event/TransactionRollbackEvent.js';
import { log } from '../logging/log.js';
import { Bus, type Channel } from '../realtime/bus.js';

type Ring = () => void | Promise<void>;

/**
 * The bells of a transaction: what shall be told is marked inside it and rung once it has committed, so that nobody hears
 * of what was rolled back. A bell is no more than a hint: who hears it looks at the database, and looks without it as well.
 */
@Injectable()
export class AfterCommit implements EntitySubscriberInterface {
  private readonly marked = new WeakMap<QueryRunner, Map<string, Ring>>();

  constructor(
    db: DataSource,
    private readonly bus: Bus,
  ) {
    db.subscribers.push(this);
  }

  /** Rings once a name and transaction, however often it is marked. Without a transaction what was written stands already: at once. */
  ring(manager: EntityManager, name: string, ring: Ring): void {
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) return rung(name, ring);
    const bells = this.marked.get(queryRunner) ?? new Map<string, Ring>();
    this.marked.set(queryRunner, bells.set(name, ring));
  }

  /** Tells all nodes by the bus. */
  publish<T>(manager: EntityManager, channel: Channel<T>, payload: T): void {
    const name = `${channel.name}:${JSON.stringify(payload)}`;
    this.ring(manager, name, () => this.bus.publish(channel, payload));
  }

  /** Called by the database's library. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A transaction within another one has committed nothing yet.
    if (queryRunner.isTransactionActive) return;
    const bells = this.marked.get(queryRunner) ?? [];
    this.marked.delete(queryRunner);
    for (const [name, ring] of bells) rung(name, ring);
  }

  /** Called by the database's library. What a part that was rolled back has marked is rung for nothing, and does no harm. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.marked.delete(queryRunner);
  }
}

/** It stands in the database by now: a bell that breaks makes nothing undone, and is no fault of who rang it. */
function rung(name: string, ring: Ring): void {
  void (async () => {
    try {
      await ring();
    } catch (err) {
      log.error(
        { err, bell: name },
        'what was to be told after a commit could not be; it is found by looking',
      );
    }
  })();
}
