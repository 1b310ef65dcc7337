/** The smallest amount a guest may choose to pay, in cents: less costs more than it brings. */
export const SMALLEST_PAYMENT_CENTS = 1_000;
