/** What is said of a signature. */
export const NO_SIGNATURE = 'Type your full name';
export const NOT_AGREED = 'Tick the box to agree';
export const NO_CONSENT = 'Say that they consent';
