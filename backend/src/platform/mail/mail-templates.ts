import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface MailText {
  subject: string;
  /** Plain text; links stand on lines of their own. */
  text: string;
  /** Who gets the answer, where that is not the operator. */
  replyTo?: { name: string; address: string };
  /** A person wrote it just now, and reads an answer. */
  isByPerson?: true;
  /** What its text was made of holds words of people: it goes from the row once the mail is sent. */
  forgetsData?: true;
  /** Where its reader turns such mails off; takes a POST, and a GET asks first. */
  offLink?: string;
}

/** Makes a mail's text when it is sent, or null when there is nothing to say any more; may write, e.g. the hash of a one-time link, in the sending transaction. */
export type MailTemplate = (
  data: Record<string, unknown>,
  manager: EntityManager,
) => Promise<MailText | null>;

/** The modules' templates by kind; each module registers its own at boot. */
@Injectable()
export class MailTemplates {
  private readonly templates = new Map<string, MailTemplate>();
  private readonly toMany = new Set<string>();

  /** @param isToMany whether hundreds may be written at once: they wait for what one person waits for */
  register(kind: string, template: MailTemplate, { isToMany = false } = {}): void {
    this.templates.set(kind, template);
    if (isToMany) this.toMany.add(kind);
  }

  isToMany(kind: string): boolean {
    return this.toMany.has(kind);
  }

  /** Throws for a kind nobody registered. */
  get(kind: string): MailTemplate {
    const template = this.templates.get(kind);
    if (!template) throw new Error(`No mail template is registered for "${kind}".`);
    return template;
  }
}
