export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';

export const BREAKDOWN_FIELDS = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
] as const;

export type BreakdownField = (typeof BREAKDOWN_FIELDS)[number];

export interface Item {
  name: string;
  quantity: number;
  unitCents: number;
  description?: string;
  sku?: string;
}

/** One thing bought. All amounts are cents of `currency`. */
export interface PurchaseUnit {
  referenceId: string;
  currency: string;
  amountCents: number;
  breakdownCents?: Partial<Record<BreakdownField, number>>;
  items?: Item[];
  description?: string;
  customId?: string;
  invoiceId?: string;
  softDescriptor?: string;
}

/** What the merchant wants the buyer to see, and where the buyer goes afterwards in redirect mode. */
export interface Experience {
  brandName?: string;
  locale?: string;
  returnUrl?: string;
  cancelUrl?: string;
}

export interface Order {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: OrderStatus;
  purchaseUnits: PurchaseUnit[];
  /** Null when the order was created without `payment_source.paypal`. */
  experience: Experience | null;
  /** What the buyer approved with; a declined funding source shows itself at capture. Null before approval. */
  funding: 'good' | 'declined' | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}
