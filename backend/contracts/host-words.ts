/** What is said to hosts of a letter without a subject. */
export const NO_SUBJECT = 'Say what it is about';
/** What is said of an alert that is closed without a word. */
export const NO_OUTCOME = 'Write what came of it';
