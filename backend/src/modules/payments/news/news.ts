/** What a notice of the provider is about; what it says is read again there, by these ids. */
export interface News {
  /** The provider's id of the notice. */
  id: string;
  /** Of the refund, the reversal or the dispute. */
  resourceId: string | null;
  orderId: string | null;
  takingId: string | null;
}

/** `order`: it was approved or completed. `approval_reversed`: its approval was taken back. The others by their names. */
export type NewsKind = 'order' | 'approval_reversed' | 'taking' | 'returned' | 'reversal' | 'dispute';

/** What became of money that was booked before. */
export type FollowUp = 'refunded' | 'reversed' | 'reversal_canceled';
