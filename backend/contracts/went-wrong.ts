/** What is said of a fault: nobody is told more. */
export const WENT_WRONG = 'Something went wrong. Please try again.';
