import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { type MailText, MailTemplates } from '../../../platform/mail/mail-templates.js';
import type { SealedColumn } from '../../../platform/security/sealed-column.js';
import { Vault } from '../../../platform/security/vault.js';
import { ContactMessage } from './contact-message.entity.js';
import { type ContactNote, contactMail } from './contact.rules.js';

export const CONTACT_MAIL = 'contact';
/** What a message is sealed for. */
export const placeOf = (fingerprint: Buffer) => `contact_messages:${fingerprint.toString('hex')}`;
export const SEALED_CONTACT_MESSAGES: SealedColumn = {
  table: 'contact_messages',
  column: 'sealed',
  key: 'fingerprint',
  placeOf,
};

const KEEP_DAYS = 30;
const mailData = z.object({ messageId: z.number() });

/** Writes the mail of a message when it is sent, and forgets the message when its mails are done and 30 days old. */
@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(CONTACT_MAIL, (data, manager) => this.write(mailData.parse(data), manager));
    this.housekeeping.hourly('old-contact-messages', () => this.forgetOld());
  }

  private async write({ messageId }: z.infer<typeof mailData>, manager: EntityManager): Promise<MailText> {
    const { sealed, fingerprint } = await manager.findOneByOrFail(ContactMessage, { id: messageId });
    // Sealed by the contact desk alone, after validation.
    const note = this.vault.open(sealed, placeOf(fingerprint)) as ContactNote;
    return { ...contactMail(note), replyTo: { name: note.name, address: note.email }, isByPerson: true };
  }

  private async forgetOld(): Promise<void> {
    await this.db.query(
      `DELETE FROM contact_messages c WHERE c.created_at < $1 AND NOT EXISTS (
         SELECT FROM mails m WHERE m.kind = $2 AND m.status = 'pending' AND (m.data ->> 'messageId')::integer = c.id)`,
      [this.clock.in(-KEEP_DAYS * DAY_MS), CONTACT_MAIL],
    );
  }
}
