/** How money came that PayPal knows nothing of. */
export const MEANS = ['cash', 'bank', 'check', 'other'] as const;
export type Means = (typeof MEANS)[number];
