import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, Length, MaxLength } from 'class-validator';
import { TERMS_VERSION } from '../../../../contracts/terms-version.js';
import { Instant } from '../../../platform/http/day.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PAYS, type Pays } from '../owner/due.rules.js';
import type { OrderStanding } from '../payment/order-standing.rules.js';
import { PLANS, type Plan } from '../../bookings/quote/quote.rules.js';

export class SetupDto {
  /** For PayPal's browser script; ask again after 10 minutes. */
  clientToken: string;
  sdkUrl: string;
}

/** Money as the pages ask for it. Checked by hand, because each refusal has a status of its own. */
class AskedMoneyDto {
  /** E.g. "692.00"; must be what the server quotes or the share's page shows, unless the buyer says the amount (`pays`). */
  @IsString({ message: 'The amount is text such as "692.00"' })
  @MaxLength(20)
  amount: string;

  @IsString()
  @MaxLength(3)
  currency: string;

  @IsString()
  @MaxLength(20)
  intent: string;
}

/** A share, and nothing else. */
export class ShareOrderDto extends AskedMoneyDto {
  /** The secret of its link. */
  @IsString()
  @Length(1, 43)
  shareToken: string;
}

export class CreateOrderDto extends AskedMoneyDto {
  /** To pay a booking made with the booking form: its guest's id. Without it, the checkout draft of this browser is paid. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(22)
  guestId?: string;

  /** With a `guestId`: how it is to be paid. While nothing is paid the booking's plan follows it. */
  @MayBeLeftOut()
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType?: Plan;

  /**
   * With a `guestId`: what is to be paid. `due` (without this field): all that is due by today; `next`: that, or else the
   * next part; `balance`: everything owed; `amount`: as much as the buyer says, from 10.00 or what is left to what is owed.
   */
  @MayBeLeftOut()
  @IsIn(PAYS, { message: 'Choose what is due, the next part, the balance or an amount' })
  pays?: Pays;

  /** The version of the terms the buyer has just agreed to; kept with the booking. */
  @MayBeLeftOut()
  @IsIn([TERMS_VERSION], { message: 'The terms have changed. Load the page again and read them' })
  termsVersion?: string;

  /** With `termsVersion`: whether the page showed what the trip adds to the terms. Without it, nobody agrees to that. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether the page showed the terms of the trip' })
  ownTermsShown?: boolean;

  /** Without a `guestId`: the version of the draft that the page shows. */
  @MayBeLeftOut()
  @Instant('Send the version of the draft as it was read')
  draftVersion?: string;

  /** The version of the trip that the page shows; counts until the first payment. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send the version of the trip as it was read' })
  tripVersion?: number;
}

export class CreatedOrderDto {
  id: string;
}

export class CaptureDto {
  /** Name or type of the cabin. */
  @IsString()
  @MaxLength(40)
  cabinType: string;

  /** The travellers as JSON text; names are enough. */
  @IsString()
  @MaxLength(20_000)
  guests: string;

  /** In dollars, e.g. "692.00" (a number is taken as well): what is charged now, or the booking's total. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @IsString({ message: 'The total is dollars such as "692.00"' })
  @MaxLength(20)
  totalAmount: string;

  @MayBeLeftOut()
  @IsString()
  @MaxLength(22)
  guestId?: string;

  /** Of an order for a share: the secret of its link. Cabin and guests are not compared then. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(43)
  shareToken?: string;

  /** Nobody told of an approval, e.g. because PayPal's window was closed: that there is none is an answer then. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether it may not have been approved' })
  ifApproved?: boolean;
}

/**
 * `COMPLETED`: the money is in the books. `PROCESSING`: ask again with the same call, it never charges twice. `NOT_APPROVED`:
 * as far as PayPal knows; told who asked whether it was.
 */
export class CaptureResultDto {
  id: string;
  status: 'COMPLETED' | 'PROCESSING' | 'NOT_APPROVED';
  /** Of the buyer; left out where a share was paid, for its link opens nothing else. */
  guestId?: string;
  /** In dollars: of the booking so far, or of the share. */
  amountPaid?: number;
}

/** For who comes back from PayPal, though in another browser than the one they booked in, or when it is paid already. */
export class OrderStateDto {
  standing: OrderStanding;
  /** Whether this browser may finish it; another can only wait for the news. */
  isOwn: boolean;
  /** The buyer's, when it is this browser's own and paid: the way to the confirmation. */
  guestId: string | null;
}
