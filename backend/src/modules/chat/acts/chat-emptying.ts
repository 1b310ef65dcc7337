import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { ChatPhotos } from '../photos/chat-photos.service.js';

/** Takes messages away with what hangs on them: nothing of one stays but its place in the log. */
@Injectable()
export class ChatEmptying {
  constructor(
    private readonly clock: Clock,
    private readonly photos: ChatPhotos,
  ) {}

  /** In the caller's transaction, which has locked these messages and counts the change. */
  async empty(manager: EntityManager, tripId: number, seqs: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE messages SET content = '', words = '', deleted_at = $3, pinned_at = NULL, poll = NULL, poll_ended_at = NULL
        WHERE trip_id = $1 AND seq = ANY ($2)`,
      [tripId, seqs, this.clock.now()],
    );
    await this.photos.removeOf(manager, tripId, seqs);
    for (const table of ['message_reactions', 'poll_votes'])
      await manager.query(`DELETE FROM ${table} WHERE trip_id = $1 AND seq = ANY ($2)`, [tripId, seqs]);
  }
}
