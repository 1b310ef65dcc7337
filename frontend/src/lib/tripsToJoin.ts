interface HostedTrip {
  status: string;
  isCalledOff: boolean;
  /** The right to messages. */
  messages: boolean;
}

/** The trips to which a host may add somebody: none that is over or called off, and who is added gets a mail. */
export const tripsToJoin = <T extends HostedTrip>(trips: readonly T[]): T[] =>
  trips.filter(({ status, isCalledOff, messages }) => status !== 'completed' && !isCalledOff && messages);
