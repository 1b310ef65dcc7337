/** Under which the books have, once, what the provider moved. The prefix names the provider that all of today's lines came by. */
const PREFIX = 'paypal';

/** @param id the provider's of the money that came: of the capture or, for the form, of the transaction */
export const takingRef = (id: string | null) => `${PREFIX}:capture:${id}`;
/** @param id the provider's of the money that went back */
export const returnRef = (id: string) => `${PREFIX}:refund:${id}`;
/** @param id the provider's of the transaction that took it back */
export const reversalRef = (id: string) => `${PREFIX}:reversal:${id}`;
