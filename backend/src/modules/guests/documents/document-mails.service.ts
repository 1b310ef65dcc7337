import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { firstNameOf } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { Guest } from '../../bookings/guest.entity.js';
import { type DocumentKind, GuestDocument } from './guest-document.entity.js';

const KIND = 'document_rejected';
const mailData = z.object({ documentId: z.number() });

const NAMES: Record<DocumentKind, string> = {
  passport: 'copy of your passport',
  insurance: 'proof of insurance',
  other: 'document',
};

/** Tells travellers which paper has to be handed in again, and why. */
@Injectable()
export class DocumentMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).documentId, manager));
  }

  async add(manager: EntityManager, { id: documentId }: GuestDocument, { email }: Guest): Promise<void> {
    await this.outbox.add(manager, {
      kind: KIND,
      ref: `document:${documentId}:${newPublicId()}`,
      recipient: email,
      data: { documentId },
    });
  }

  /** Null when it was replaced or accepted meanwhile. */
  private async write(id: number, manager: EntityManager): Promise<MailText | null> {
    const document = await manager.findOneBy(GuestDocument, { id, status: 'rejected' });
    if (!document) return null;
    const guest = await manager.findOneByOrFail(Guest, { id: document.guestId });
    const name = NAMES[document.kind];
    return {
      subject: `Please hand in your ${name} again`,
      text: [
        `Hello ${firstNameOf(guest.name)},`,
        `a host has looked at the ${name} and could not accept it. What they wrote:\n${quoted(document.reason ?? '')}`,
        'Please hand it in again on your profile:',
        `${this.config.publicUrl}/guest/profile#documents`,
        'Please never send a passport by mail or in the chat.',
      ].join('\n\n'),
    };
  }
}
