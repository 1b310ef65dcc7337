/** What stands where amounts would, for a host without the right to them: "Amounts are", "Revenue is". */
export const shownWithMoneyRight = (what: 'Amounts are' | 'Revenue is') =>
  `${what} shown to hosts who have the right to the trip's money.`;
