import { Injectable } from '@nestjs/common';
import { DueDates } from '../../bookings/due-dates/due-dates.service.js';
import { quoteView } from '../../bookings/quote/quotes.service.js';
import type {
  CabinChangeDto,
  CabinChoiceDto,
  ChangeCabinDto,
} from '../../payments/cabin-change/cabin-change.dto.js';
import type { CabinPreview } from '../../payments/cabin-change/cabin-preview.js';
import { CabinChanges } from '../../payments/cabin-change/cabin-changes.service.js';
import type { ChangePartyDto, PartySizeDto } from '../../payments/cabin-change/party-change.dto.js';
import { PartyChanges } from '../../payments/cabin-change/party-changes.service.js';
import type { CabinType } from '../../trips/trip-config.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';
import type { AskedBooking } from './host-bookings.service.js';
import type { MoveDueDateDto } from './booking-price.dto.js';

/** What a host changes of a booking's price and of when it is due. */
@Injectable()
export class BookingPrice {
  constructor(
    private readonly acts: BookingAct,
    private readonly dueDates: DueDates,
    private readonly cabins: CabinChanges,
    private readonly parties: PartyChanges,
  ) {}

  /** Throws `part.not_open`, `request.invalid` for a day that cannot be. */
  moveDueDate(request: BookingRequest, position: number, { dueOn, reason }: MoveDueDateDto): Promise<void> {
    const { userId } = request;
    const body = { action: 'move due date', position, dueOn, reason };
    return this.acts.run(request, body, (manager, booking) =>
      this.dueDates.move(manager, booking, { position, dueOn, reason, userId }),
    );
  }

  /** Changes nothing. Throws `cabin.not_possible`, `cabin.same`, `trip.departed`, `request.invalid`. */
  previewCabin(asked: AskedBooking, choice: CabinChoiceDto): Promise<CabinChangeDto> {
    return this.acts.underLock(asked, async (manager, booking) =>
      changeView(await this.cabins.preview(manager, booking, choice), choice.cabinType),
    );
  }

  /** Throws as {@link previewCabin}, `cabin.price_changed` with the right figure, `payment.under_way`, `refund.disputed`. */
  async changeCabin(request: BookingRequest, body: ChangeCabinDto): Promise<void> {
    const { userId } = request;
    await this.acts.run(request, { action: 'change cabin', body }, (manager, booking) =>
      this.cabins.change(manager, booking, body, userId),
    );
  }

  /** Changes nothing. Throws `party.same`, `trip.sold_out`, `cabin.not_possible`, `trip.departed`. */
  previewParty(asked: AskedBooking, party: PartySizeDto): Promise<CabinChangeDto> {
    return this.acts.underLock(asked, async (manager, booking) =>
      changeView(await this.parties.preview(manager, booking, party), booking.cabinType),
    );
  }

  /** Throws as {@link previewParty}, and as {@link changeCabin} of the money. */
  async changeParty(request: BookingRequest, body: ChangePartyDto): Promise<void> {
    const { userId } = request;
    await this.acts.run(request, { action: 'change party', body }, (manager, booking) =>
      this.parties.change(manager, booking, body, userId),
    );
  }
}

function changeView(
  { trip, price, addOns: _rows, ...figures }: CabinPreview,
  cabinType: CabinType,
): CabinChangeDto {
  return { cabinName: trip.config.cabins[cabinType].name, quote: quoteView(price), ...figures };
}
