/** What ends with "You were not charged", or means it. */
const NO: readonly (string | undefined)[] = [
  'booking.price_changed',
  'payment.already_paid',
  'payment.booking_cancelled',
  'payment.declined',
  'payment.failed',
  'payment.hold_lapsed',
  'payment.mismatch',
  'payment.order_ended',
  'promo.used_up',
  'trip.departed',
];

/** Orders whose buyers read last that they were not charged. */
export class NotCharged {
  private readonly said = new Set<string>();
  private readonly asking = new Map<string, number>();

  get orders(): string[] {
    return [...this.said];
  }

  /** They ask for it to be taken. */
  asks(orderId: string): void {
    this.said.delete(orderId);
    this.asking.set(orderId, (this.asking.get(orderId) ?? 0) + 1);
  }

  /** They read this; while they still ask in another window, it is not the last word. */
  hears(orderId: string, code: string | undefined): void {
    const others = (this.asking.get(orderId) ?? 1) - 1;
    this.asking.set(orderId, others);
    if (others === 0 && NO.includes(code)) this.said.add(orderId);
  }
}
