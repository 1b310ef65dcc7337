/** Whether a trip has travel insurance to offer: without a price it is not for sale. */
export const sellsInsurance = ({ insuranceCents }: { insuranceCents: number }): boolean => insuranceCents > 0;
