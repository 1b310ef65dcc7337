/** What is said of a message to us. */
export const NO_NAME = 'Name is required';
export const NO_TOPIC = 'Choose what it is about';
export const NO_MESSAGE = 'Message is required';
export const NO_TRIP = 'Choose which trip it is about';
export const NO_CALL_TIME = 'Tell us when we may call';
