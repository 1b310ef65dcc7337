/** The id of a day's section, which is its address within the page: `#day-2`. */
export const dayAnchor = (number: number): string => `day-${number}`;
