import type { Queryable } from '../storage/database.js';
import type { PaymentForm } from './payment-form.js';

export async function insertForm(db: Queryable, id: string, form: PaymentForm, at: Date): Promise<void> {
  await db.query('INSERT INTO forms (id, form, created_at) VALUES ($1, $2, $3)', [id, form, at]);
}

export async function findForm(db: Queryable, id: string): Promise<PaymentForm | null> {
  const { rows } = await db.query<{ form: PaymentForm }>('SELECT form FROM forms WHERE id = $1', [id]);
  return rows[0]?.form ?? null;
}

/** As findForm, locked until the transaction ends, so that it is paid once. */
export async function findFormForUpdate(tx: Queryable, id: string): Promise<PaymentForm | null> {
  const { rows } = await tx.query<{ form: PaymentForm }>('SELECT form FROM forms WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  return rows[0]?.form ?? null;
}
