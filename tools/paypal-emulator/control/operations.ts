/** The calls a client makes of PayPal that can be watched and made to fail. */
export const OPERATIONS = [
  'token',
  'create',
  'get',
  'patch',
  'capture',
  'get-capture',
  'refund',
  'get-refund',
  'get-dispute',
  'manage-webhooks',
  'webhook-events',
  'verify-webhook',
  'verify-ipn',
  'transactions',
] as const;

export type Operation = (typeof OPERATIONS)[number];
