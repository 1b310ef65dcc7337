/** How the emulator speaks to merchants by itself: webhooks of the REST APIs, and the older IPN messages of the form. */
export type Channel = 'webhook' | 'ipn';

/** A message on its way to one address. */
export interface Delivery {
  seq: number;
  channel: Channel;
  /** The webhook event, or the IPN message. */
  messageId: string;
  /** Of the subscription, as it goes into the signature; null for IPN. */
  webhookId: string | null;
  url: string;
  /** The same for every attempt; a resent event gets another one. */
  transmissionId: string;
  state: 'waiting' | 'delivered' | 'given-up';
  /** How many have ended. */
  attempts: number;
  /** What the receiver answered last; null when it did not, or was not asked yet. */
  lastStatus: number | null;
  createdAt: Date;
  dueAt: Date;
}

/** What is posted, byte for byte. */
export interface Message {
  headers: Record<string, string>;
  body: string;
}
