/** For how many of a booking an extra is: "for 2 travellers". */
export const forWords = (travellers: number): string =>
  travellers === 1 ? 'for one traveller' : `for ${travellers} travellers`;
