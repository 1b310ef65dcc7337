export const NO_PHONE = 'Phone number is required';
export const WRONG_PHONE = 'Enter a phone number, with the country code if it is not +1';

/** A number that can be called. */
export const CALLABLE = /^\+?[\d\s().-]{5,}$/;
