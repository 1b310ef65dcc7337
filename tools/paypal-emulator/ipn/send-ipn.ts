import { addDelivery } from '../delivery/deliveries.store.js';
import type { Delivery, Message } from '../delivery/delivery.js';
import type { Emulator } from '../emulator.js';
import { charsetNamed, writeForm } from '../form/charset.js';
import type { Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import { getIpn, insertIpn } from './ipn.store.js';

/** Puts a message on its way to the address its form named, else to the account's, in the transaction that caused it. */
export async function sendIpn(
  tx: Queryable,
  { settings, now }: Emulator,
  fields: Record<string, string>,
  notifyUrl: string | undefined,
): Promise<string> {
  const [id, createdAt, charset] = [newId(), now(), charsetNamed(fields.charset)];
  await insertIpn(tx, {
    id,
    txnId: fields.txn_id ?? '',
    paymentStatus: fields.payment_status ?? '',
    charset,
    body: writeForm(fields, charset),
    createdAt,
  });
  const url = notifyUrl ?? settings.ipnUrl;
  if (url !== undefined) {
    await addDelivery(tx, { channel: 'ipn', messageId: id, webhookId: null, url, createdAt });
  }
  return id;
}

/** An IPN message as it is posted. */
export async function writeIpnMessage({ pool }: Emulator, { messageId }: Delivery): Promise<Message> {
  const { body, charset } = await getIpn(pool, messageId);
  return {
    headers: {
      'Content-Type': `application/x-www-form-urlencoded; charset=${charset}`,
      'User-Agent': 'PayPal IPN ( https://www.paypal.com/ipn )',
    },
    body,
  };
}
