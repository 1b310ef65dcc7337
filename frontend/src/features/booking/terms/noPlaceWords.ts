interface Words {
  title: string;
  lead: string;
}

/** What is said of a booking without a place, alike on the pages of its payment and of its confirmation. */
export const REFUND_DUE: Words = {
  title: 'A refund is on its way',
  lead: 'Your payment reached us when the booking could not be had any more. You will be refunded in full, and read why by mail.',
};

export const CALLED_OFF: Words = {
  title: 'This trip was called off',
  lead: 'It does not take place, and nothing is due. What had been paid for it by then goes back.',
};

export const ON_WAITING_LIST: Words = {
  title: 'You are on the waiting list',
  lead: 'Nothing is due. You get a mail that says so, and another one when a place becomes free.',
};

/** When somebody pays who waits. */
export const WHEN_OFFERED = 'If a place is offered';

/** Heads a booking whose hold ended, and which cannot be had as it was made. */
export const PRICE_CHANGED_TITLE = 'The price or the terms have changed';

/** Whether a booking is of one place. */
export const isOnePlace = ({ travellers }: { travellers: number }): boolean => travellers === 1;
