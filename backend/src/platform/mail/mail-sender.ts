import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { DataSource } from 'typeorm';
import { Clock, HOUR_MS, MINUTE_MS } from '../clock/clock.js';
import { CONFIG, type AppConfig } from '../config/config.js';
import { enqueueDue } from '../jobs/due-rows.js';
import { Jobs } from '../jobs/jobs.js';
import { Sweeper } from '../jobs/sweeper.js';
import { log } from '../logging/log.js';
import { Mail } from './mail.entity.js';
import { mailHeaders } from './mail-headers.rules.js';
import { MailTemplates, type MailText } from './mail-templates.js';
import { MAIL_SWEEP } from './outbox.js';

const SWEEP_MS = 5_000;
const QUEUE = 'mail.send';
const MOST_ATTEMPTS = 12;
/** A mail server that says nothing for this long is tried again later. */
const SMTP_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends what waits in the outbox. Without SMTP, in demo mode, "sent" means readable on the outbox page. */
@Injectable()
export class MailSender implements OnModuleInit {
  private readonly transport: Transporter | null;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly jobs: Jobs,
    private readonly templates: MailTemplates,
  ) {
    this.transport = config.mailUrl ? createTransport({ url: config.mailUrl, ...SMTP_TIMEOUTS }) : null;
  }

  onModuleInit(): void {
    if (!this.transport && !this.config.DEMO_MODE) {
      log.warn('SMTP_URL is not set: mails wait in the outbox until it is');
      return;
    }
    // The mail's own timetable tries again; a job fails for good with its mail, and a retry of it sends once more.
    this.jobs.define(QUEUE, { work: ({ mailId }: { mailId: number }) => this.deliver(mailId), retries: 0 });
    this.sweeper.every(SWEEP_MS, MAIL_SWEEP, () => this.enqueueDue());
  }

  private enqueueDue(): Promise<void> {
    return enqueueDue(this.db, this.jobs, {
      queue: QUEUE,
      due: (manager) =>
        manager
          .createQueryBuilder(Mail, 'mail')
          .where(`mail.status = 'pending' AND mail.nextAttemptAt <= :now`, { now: this.clock.now() })
          .orderBy('mail.id'),
      moveOn: (mail) => {
        mail.nextAttemptAt = this.clock.in(Math.min(2 ** (mail.attempts + 1) * MINUTE_MS, 6 * HOUR_MS));
      },
      job: ({ id }) => ({ mailId: id }),
      priority: ({ kind }) => (this.templates.isToMany(kind) ? 0 : 1),
    });
  }

  /**
   * Sends one mail outside of any transaction, then notes how that went. A node that dies in between sends it again later
   * under the same message id, with the same text. Throws when the mail will not be tried again.
   */
  private async deliver(mailId: number): Promise<void> {
    const mail = await this.db.manager.findOneByOrFail(Mail, { id: mailId });
    if (mail.status === 'sent' || mail.status === 'needless') return;
    // Counted here: to wait for one's turn is no attempt.
    mail.attempts += 1;
    await this.db.manager.update(Mail, { id: mail.id }, { attempts: mail.attempts });
    try {
      const mailText = await this.db.transaction((manager) =>
        this.templates.get(mail.kind)(mail.data, manager),
      );
      if (!mailText) {
        await this.db.manager.update(Mail, { id: mail.id }, { status: 'needless', lastError: null });
        return;
      }
      if (this.transport) await this.send(this.transport, mail, mailText);
      const kept = this.transport ? {} : { subject: mailText.subject, body: mailText.text };
      const forgotten = mailText.forgetsData ? { data: {} } : {};
      await this.db.manager.update(
        Mail,
        { id: mail.id },
        { ...kept, ...forgotten, status: 'sent', sentAt: this.clock.now(), lastError: null },
      );
    } catch (err) {
      await this.noteFailure(mail, err);
      if (mail.attempts >= MOST_ATTEMPTS)
        throw new Error(`Mail ${mail.id} could not be sent.`, { cause: err });
    }
  }

  private async send(transport: Transporter, mail: Mail, mailText: MailText): Promise<void> {
    const { MAIL_FROM: from, CONTACT_EMAIL: operator } = this.config;
    // The same id on a repeated attempt lets the receiving side drop the copy.
    const messageId = `<gangway-${mail.id}@${new URL(this.config.publicUrl).hostname}>`;
    // An object, not `Name <address>`: a comma in a name must not become a second address.
    const to = { name: '', address: mail.recipient };
    const { subject, text, replyTo = operator } = mailText;
    const headers = mailHeaders(mailText);
    await transport.sendMail({ from, to, replyTo, subject, text, messageId, headers });
  }

  private async noteFailure(mail: Mail, err: unknown): Promise<void> {
    // A mail server's sentences hold addresses; its codes do not.
    const code = err instanceof Error && 'code' in err ? String(err.code) : 'UNKNOWN';
    const status = mail.attempts >= MOST_ATTEMPTS ? 'failed' : 'pending';
    await this.db.manager.update(Mail, { id: mail.id }, { status, lastError: code });
    const reason = this.transport && code !== 'UNKNOWN' ? { code } : { err };
    log.error(
      { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, ...reason },
      'a mail could not be sent',
    );
  }
}
