import type { EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { DueDates } from '../../bookings/due-dates/due-dates.service.js';
import { quoteView } from '../../bookings/quote/quotes.service.js';
import type {
  CabinChangeDto,
  CabinChoiceDto,
  ChangeCabinDto,
} from '../../payments/cabin-change/cabin-change.dto.js';
import { CabinChanges } from '../../payments/cabin-change/cabin-changes.service.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';
import type { AskedBooking } from './host-bookings.service.js';
import type { MoveDueDateDto } from './booking-price.dto.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What a host changes of a booking's price and of when it is due. */
@Injectable()
export class BookingPrice {
  constructor(
    private readonly acts: BookingAct,
    private readonly dueDates: DueDates,
    private readonly cabins: CabinChanges,
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
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      const { trip, price, ...figures } = await this.cabins.preview(manager, booking, choice);
      const { name: cabinName } = trip.config.cabins[choice.cabinType];
      return { cabinName, quote: quoteView(price), ...figures };
    };
    return this.acts.underLock(asked, work);
  }

  /** Throws as {@link previewCabin}, `cabin.price_changed` with the right figure, `payment.under_way`, `refund.disputed`. */
  async changeCabin(request: BookingRequest, body: ChangeCabinDto): Promise<void> {
    const { userId } = request;
    await this.acts.run(request, { action: 'change cabin', body }, (manager, booking) =>
      this.cabins.change(manager, booking, body, userId),
    );
  }
}
