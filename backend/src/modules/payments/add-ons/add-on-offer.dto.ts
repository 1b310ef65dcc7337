import type { AddOnKind } from '../../trips/trip-config.js';

/** Something that can be added to a booking beside its cabin. */
export class AddOnOfferDto {
  code: string;
  kind: AddOnKind;
  title: string;
  /** For the whole booking. */
  priceCents: number;
}
