export const MINIMUM_AGE = 18;
