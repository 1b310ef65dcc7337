import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { MAIL_STATUSES } from '../../../platform/mail/mail.entity.js';
import { PersonalData } from '../../auth/account/personal-data.js';

const LETTER = z.object({
  trip: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(MAIL_STATUSES).nullable(),
  sentAt: z.date().nullable(),
});

/** What hosts wrote to a person. Once they are erased the line stays, and says nothing of who they were. */
@Injectable()
export class HostMessageData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

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
             JOIN guests g ON g.id = r.guest_id
             LEFT JOIN mails x ON x.id = r.mail_id
            WHERE g.user_id = $1 AND m.status = 'sent' ORDER BY r.id`,
          [userId],
        ),
      // What names a person of these is the guest's row and the mail, which others wipe.
      erase: () => Promise.resolve(),
    });
  }
}
