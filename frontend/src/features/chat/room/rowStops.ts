import { createContext, use } from 'react';

/** Whether the person is at the message that this is a part of. */
export const IsAtMessage = createContext(true);

/**
 * `tabIndex` of a control in a message. The list is one stop of Tab: arrow keys lead from message to message, and Tab goes
 * on to what is in the one that they reached.
 */
export function useRowStop(): 0 | -1 {
  return use(IsAtMessage) ? 0 : -1;
}
