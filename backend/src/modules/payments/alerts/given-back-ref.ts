import type { Payment } from '../payment/payment.entity.js';

/** Under which hosts hear that what was taken of a payment came back for nothing. */
export function givenBackRef({ id }: Pick<Payment, 'id'>): string {
  return `payment:${id}:given-back`;
}
