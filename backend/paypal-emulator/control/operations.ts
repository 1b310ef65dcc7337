/** The calls a client makes of PayPal that can be watched and made to fail. */
export const OPERATIONS = ['token', 'create', 'get', 'capture', 'get-capture'] as const;

export type Operation = (typeof OPERATIONS)[number];
