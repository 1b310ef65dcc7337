import { IsInt, IsString, MaxLength } from 'class-validator';
import { AddOnOfferDto } from '../add-ons/add-on-offer.dto.js';

/** Something beside the cabin that a booking has. */
export class GuestExtraDto {
  id: number;
  title: string;
  /** How many of the booking have it. */
  travellers: number;
  /** For all of these, as it was when it was added. */
  priceCents: number;
  /** It is paid on the ship. */
  settledOnBoard: boolean;
  /** Whether who booked may take it off: they added it, and nothing of it is paid. */
  canTakeOff: boolean;
}

/** Something that who booked may add now. */
export class GuestExtraOfferDto extends AddOnOfferDto {
  /** For how many travellers it is to be had; null where that is not counted. */
  placesLeft: number | null;
  /** Whether that is enough for those who have none. */
  canAdd: boolean;
}

/** What a booking has beside its cabin, and what its buyer may add. */
export class GuestExtrasDto {
  extras: GuestExtraDto[];
  offers: GuestExtraOfferDto[];
}

export class AddOwnExtraDto {
  /** Of the offers. */
  @IsString()
  @MaxLength(40)
  code: string;

  /** As it was shown, for all who have none; another one is refused with the right one. */
  @IsInt({ message: 'Send an amount in cents' })
  priceCents: number;
}
