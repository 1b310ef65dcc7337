import type { Queryable } from '../storage/database.js';

/** An IPN message, kept as it is sent: PayPal knows its own by every byte. */
export interface IpnMessage {
  id: string;
  txnId: string;
  paymentStatus: string;
  charset: string;
  body: string;
  createdAt: Date;
}

const COLUMNS = `id, txn_id AS "txnId", payment_status AS "paymentStatus", charset, body, created_at AS "createdAt"`;

export async function insertIpn(tx: Queryable, message: IpnMessage): Promise<void> {
  const { id, txnId, paymentStatus, charset, body, createdAt } = message;
  await tx.query(
    `INSERT INTO ipn_messages (id, txn_id, payment_status, charset, body, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, txnId, paymentStatus, charset, body, createdAt],
  );
}

export async function isOurIpn(db: Queryable, body: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'SELECT 1 FROM ipn_messages WHERE md5(body) = md5($1) AND body = $1 LIMIT 1',
    [body],
  );
  return rowCount === 1;
}

/** @throws Error when there is none */
export async function getIpn(db: Queryable, id: string): Promise<IpnMessage> {
  const { rows } = await db.query<IpnMessage>(`SELECT ${COLUMNS} FROM ipn_messages WHERE id = $1`, [id]);
  if (!rows[0]) throw new Error(`There is no IPN message ${id}`);
  return rows[0];
}

/** All of them, in the order they were made. */
export async function listIpn(db: Queryable): Promise<IpnMessage[]> {
  const { rows } = await db.query<IpnMessage>(`SELECT ${COLUMNS} FROM ipn_messages ORDER BY seq`);
  return rows;
}
