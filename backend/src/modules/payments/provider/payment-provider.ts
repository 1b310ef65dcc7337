import type {
  Dispute,
  NewOrder,
  NewReturn,
  ProviderLimits,
  ProviderOrder,
  Returned,
  StatementPart,
  Taking,
} from './provider.types.js';

/** Who moves the money: what the payments ask of it, in words of their own. All methods throw `ProviderError`. */
export abstract class PaymentProvider {
  abstract readonly limits: ProviderLimits;
  /** It has not answered lately, and is asked nothing for a while: every call would fail at once. */
  abstract get isLeftAlone(): boolean;
  /** The script by which the buyer's page reaches the provider. */
  abstract get scriptUrl(): string;
  /** With which that script begins; it can start an approval, not take money. */
  abstract browserToken(): Promise<string>;

  /** Whether a text can be the id of an order there at all. */
  abstract isOrderId(text: string): boolean;
  /** Returns the provider's id of the order. */
  abstract open(order: NewOrder): Promise<string>;
  abstract getOrder(id: string): Promise<ProviderOrder>;
  /** Takes the money of an approved order. @param requestId the same call again is the same taking. */
  abstract take(orderId: string, requestId: string): Promise<ProviderOrder>;
  abstract getTaking(id: string): Promise<Taking>;

  abstract giveBack(wish: NewReturn): Promise<Returned>;
  /** Also what a reversal took is found here, by its id. */
  abstract getReturned(id: string): Promise<Returned>;
  /** Null when the provider shows nothing under this id. */
  abstract findReturned(id: string): Promise<Returned | null>;
  /** What was taken back from us, by its id or, where it is not shown so, by the notice that told of it. */
  abstract getReversal(id: string, noticeId: string): Promise<Returned>;
  abstract getDispute(id: string): Promise<Dispute>;

  /** The money that moved between two instants of the provider's time, the oldest first. */
  abstract listStatement(from: Date, to: Date): Promise<StatementPart>;
}
