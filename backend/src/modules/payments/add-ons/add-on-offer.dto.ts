import type { AddOnKind } from '../../trips/trip-config.js';

/** Something that can be added to a booking beside its cabin. */
export class AddOnOfferDto {
  code: string;
  kind: AddOnKind;
  title: string;
  /** For how many travellers: those of the booking who have none yet. */
  travellers: number;
  /** For all of these. */
  priceCents: number;
}
