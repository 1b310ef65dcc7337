import type { Response } from 'express';
import { addressAfter } from '../orders/buyer-decision.js';
import type { Order } from '../orders/order.js';
import { merchantName } from './approval.page.js';
import { messageBody } from './message.page.js';
import { sendPage } from './page.js';

/** For an order id that never was. */
export function sendUnknown(res: Response): void {
  const body = messageBody({
    heading: 'This payment is not known',
    text: 'The link may be incomplete. Go back to the shop and start the payment again.',
  });
  sendPage(res, 404, { title: 'Payment not known', body });
}

/** For an order that was not completed in time. */
export function sendLapsed(res: Response, order: Order, merchant: string | null): void {
  const body = messageBody({
    heading: 'This payment has expired',
    text: `Nothing was charged. Go back to ${merchantName(order)} and start the payment again.`,
    next: wayBack(order, merchant, addressAfter(order, 'cancel')),
  });
  sendPage(res, 410, { title: 'Payment expired', body });
}

/** For an order whose money has been taken: nobody pays twice by opening a link again. */
export function sendCompleted(res: Response, order: Order, merchant: string | null): void {
  const body = messageBody({
    heading: 'This payment is complete',
    text: `${merchantName(order)} has received it. There is nothing left to do here.`,
    next: wayBack(order, merchant, addressAfter(order, 'approve')),
  });
  sendPage(res, 200, { title: 'Payment complete', body });
}

/** For a window that a site opened which the emulator may not talk to, and for a form of another site. */
export function sendStranger(res: Response): void {
  const body = messageBody({
    heading: 'This window cannot be used',
    text: 'It was opened by a site that the emulator does not know (EMULATOR_MERCHANT_ORIGINS). Nothing was charged.',
  });
  sendPage(res, 403, { title: 'Window refused', body });
}

/** A link to the shop; a popup has none, because the shop's page is waiting behind it. */
function wayBack(order: Order, merchant: string | null, href: string | null) {
  if (merchant !== null || href === null) return null;
  return { href, label: `Back to ${merchantName(order)}` };
}
