import type { Booking } from './booking.entity.js';

/** The page of a booking's money. It opens for its buyer alone, who may have others. */
export const paymentsPage = (siteUrl: string, { publicId }: Pick<Booking, 'publicId'>) =>
  `${siteUrl}/guest/payment/${publicId}`;
