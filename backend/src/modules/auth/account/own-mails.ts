import type { EntityManager } from 'typeorm';

/** Mails `m` to a person: to one of the addresses `$1`, unless somebody else left it, or to one that user `$2` has left. */
export const OWN_MAILS = `(m.former_of = $2 OR (m.former_of IS NULL AND lower(m.recipient) = ANY ($1)))`;

/** Somebody has another address now: what went to the old one stays theirs, whoever has that address next. */
export async function keepMailsOf(manager: EntityManager, userId: number, address: string): Promise<void> {
  await manager.query(
    'UPDATE mails SET former_of = $2 WHERE former_of IS NULL AND lower(recipient) = lower($1)',
    [address, userId],
  );
}

/**
 * Blanks what went to addresses of somebody who is forgotten, and sends nothing that waits for them. What is the address of
 * another account stays with that one.
 */
export async function forgetMails(
  manager: EntityManager,
  userId: number,
  addresses: readonly string[],
): Promise<void> {
  await manager.query(
    `UPDATE mails m SET recipient = 'erased', ref = 'erased:' || id, subject = NULL, body = NULL, data = '{}',
            status = CASE status WHEN 'pending' THEN 'needless' ELSE status END
      WHERE ${OWN_MAILS}
        AND (m.former_of = $2 OR NOT EXISTS (
          SELECT FROM users u WHERE lower(u.email) = lower(m.recipient) AND u.id <> $2))`,
    [addresses.map((address) => address.toLowerCase()), userId],
  );
}
