import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { MAIL_STATUSES } from '../../../platform/mail/mail.entity.js';
import { PersonalData } from '../../auth/account/personal-data.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { Leavers } from '../../payments/cabin-change/leavers.js';

const LETTER = z.object({
  trip: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(MAIL_STATUSES).nullable(),
  sentAt: z.date().nullable(),
});

/**
 * What hosts wrote to a person. Once they are erased, or were taken off their booking, the line stays, and says nothing of who
 * they were.
 */
@Injectable()
export class HostMessageData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly leavers: Leavers,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'letters',
      collect: (manager, userId) =>
        rowsOf(
          manager,
          LETTER,
          `SELECT t.title AS trip, m.subject, m.body, x.status, x.sent_at AS "sentAt"
             FROM host_message_recipients r
             JOIN host_messages m ON m.id = r.message_id
             JOIN trips t ON t.id = m.trip_id
             LEFT JOIN guests g ON g.id = r.guest_id
             LEFT JOIN mails x ON x.id = r.mail_id
            WHERE (g.user_id = $1 OR r.user_id = $1) AND m.status = 'sent' ORDER BY r.id`,
          [userId],
        ),
      // What names a person of these is the guest's row and the mail, which others wipe.
      erase: () => Promise.resolve(),
    });
    this.leavers.register(keepWhatWasSent);
  }
}

/** What has gone to somebody who leaves their booking stays with their account; what has not goes without them. */
async function keepWhatWasSent(manager: EntityManager, { id, userId }: Guest): Promise<void> {
  await manager.query(
    `DELETE FROM host_message_recipients r USING host_messages m
      WHERE r.guest_id = $1 AND m.id = r.message_id AND m.status <> 'sent'`,
    [id],
  );
  await manager.query(
    'UPDATE host_message_recipients SET guest_id = NULL, user_id = $2 WHERE guest_id = $1',
    [id, userId],
  );
}
