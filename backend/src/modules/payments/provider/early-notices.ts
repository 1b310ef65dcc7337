import type { EntityManager } from 'typeorm';

/** What the provider told of a payment before we knew it, such as a dispute before the payment's own notice. */
export abstract class EarlyNotices {
  /** It is worked on once more. In the transaction that books the payment. */
  abstract again(manager: EntityManager, takingId: string): Promise<void>;
}
