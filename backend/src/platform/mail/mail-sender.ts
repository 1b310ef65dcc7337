import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, HOUR_MS, MINUTE_MS } from '../clock/clock.js';
import { CONFIG, type AppConfig } from '../config/config.js';
import { Sweeper } from '../jobs/sweeper.js';
import { log } from '../logging/log.js';
import { Mail } from './mail.entity.js';
import { MailTemplates } from './mail-templates.js';
import { MAIL_SWEEP } from './outbox.js';

const SWEEP_MS = 5_000;
const BATCH = 10;
const MOST_ATTEMPTS = 12;

/** Sends what waits in the outbox. Without SMTP, in demo mode, "sent" means readable on the outbox page. */
@Injectable()
export class MailSender implements OnApplicationBootstrap {
  private readonly transport: Transporter | null;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly templates: MailTemplates,
  ) {
    this.transport = config.SMTP_URL ? createTransport(config.SMTP_URL) : null;
  }

  onApplicationBootstrap(): void {
    if (!this.transport && !this.config.DEMO_MODE) {
      log.warn('SMTP_URL is not set: mails wait in the outbox until it is');
      return;
    }
    this.sweeper.every(SWEEP_MS, MAIL_SWEEP, () => this.sendDue());
  }

  private async sendDue(): Promise<void> {
    for (let sent = BATCH; sent === BATCH; ) {
      sent = 0;
      while (sent < BATCH && (await this.db.transaction((manager) => this.sendNext(manager)))) sent++;
    }
  }

  /** One mail, one transaction: the row stays locked while it is sent, so no other node sends it too. */
  private async sendNext(manager: EntityManager): Promise<boolean> {
    const mail = await manager
      .createQueryBuilder(Mail, 'mail')
      .where(`mail.status = 'pending' AND mail.nextAttemptAt <= :now`, { now: this.clock.now() })
      .orderBy('mail.id')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .limit(1)
      .getOne();
    if (!mail) return false;
    await manager.query('SAVEPOINT sending');
    try {
      Object.assign(mail, await this.deliver(mail, manager), {
        status: 'sent',
        sentAt: this.clock.now(),
        lastError: null,
      });
    } catch (err) {
      await manager.query('ROLLBACK TO SAVEPOINT sending');
      this.postpone(mail, err);
    }
    await manager.save(mail);
    return true;
  }

  private async deliver(mail: Mail, manager: EntityManager): Promise<Partial<Mail>> {
    const { subject, text } = await this.templates.get(mail.kind)(mail.data, manager);
    if (!this.transport) return { subject, body: text };
    // The same id on a repeated attempt lets the receiving side drop the copy.
    const messageId = `<gangway-${mail.id}@${new URL(this.config.publicUrl).hostname}>`;
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      to: mail.recipient,
      subject,
      text,
      messageId,
    });
    return {};
  }

  private postpone(mail: Mail, err: unknown): void {
    mail.attempts += 1;
    mail.lastError = err instanceof Error ? err.message.slice(0, 300) : 'unknown';
    mail.status = mail.attempts >= MOST_ATTEMPTS ? 'failed' : 'pending';
    mail.nextAttemptAt = this.clock.in(Math.min(2 ** mail.attempts * MINUTE_MS, 6 * HOUR_MS));
    log.error({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, err }, 'a mail could not be sent');
  }
}
