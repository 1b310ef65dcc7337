import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { Guest } from '../../bookings/guest.entity.js';
import { PaymentShare } from './payment-share.entity.js';

/** How a companion is called on a share once their place on the booking is gone, and all that the share's row says of one. */
export const FORMER_COMPANION = 'A former companion';

/**
 * Shares, the oldest first. A companion is called as their booking calls them now, so that a corrected name, an erased account
 * and a companion who has left need not be looked for here.
 */
export async function sharesOf(
  manager: EntityManager,
  where: FindOptionsWhere<PaymentShare>,
): Promise<PaymentShare[]> {
  const shares = await manager.find(PaymentShare, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  const ids = shares.flatMap(({ guestId }) => guestId ?? []);
  const guests = ids.length === 0 ? [] : await manager.findBy(Guest, { id: In(ids) });
  for (const share of shares) share.name = guests.find(({ id }) => id === share.guestId)?.name ?? share.name;
  return shares;
}
