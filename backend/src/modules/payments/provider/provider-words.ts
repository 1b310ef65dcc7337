/** Why a refund ended that the provider no longer knows the request of: our own word, beside the provider's. */
export const FORGOTTEN = 'REQUEST_ID_FORGOTTEN';

/** What the provider's own words mean, which the books keep as they came. */
export abstract class ProviderWords {
  /** Of a refused taking: money came under this invoice number before, perhaps by this very order. */
  abstract readonly numberTaken: string;
  /** What the merchant must do at the provider for a payment held back; null where only waiting helps. */
  abstract merchantMust(reason: string | null): string | null;
  /** Why a payment is held back, for hosts. */
  abstract whyPending(reason: string | null): string;
  /** Why a refund was refused, or is {@link FORGOTTEN}, for hosts. */
  abstract whyRefused(issue: string | null): string;
}
