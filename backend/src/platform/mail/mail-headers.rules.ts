import type { MailText } from './mail-templates.js';

/**
 * What a mail says to programs: that no person wrote it, so that no program answers it (RFC 3834), and where its reader
 * turns such mails off with one click (RFC 8058).
 */
export function mailHeaders({ isByPerson, offLink }: MailText): Record<string, string> {
  return {
    ...(!isByPerson && { 'Auto-Submitted': 'auto-generated' }),
    ...(offLink && {
      'List-Unsubscribe': `<${offLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
