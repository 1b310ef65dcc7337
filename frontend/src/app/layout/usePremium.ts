import { useSession } from '../../api/session';
import { useUnread } from '../../api/chat/unread';
import { useListClosedOn } from '../../api/voyages';

/** What menus know of the premium places. */
export interface Premium {
  /** Whether they are open: to paid guests and hosts. The gate and the server decide again. */
  isOpen: boolean;
  /** Messages that wait in the chat; 0 while it is closed. */
  unread: number;
  /** Whether the trip is over for so long that its guest list has closed. */
  isListClosed: boolean;
}

/** Asked once a menu, not once an entry: a page has two menus and a dozen entries. */
export function usePremium(): Premium {
  const { user, isPaid } = useSession();
  const isOpen = isPaid || user?.role === 'host';
  const unread = useUnread(isOpen);
  // It closes to guests alone, and nobody else asks for it.
  const isListClosed = useListClosedOn({ isOpen: isPaid && user?.role !== 'host' }) !== null;
  return { isOpen, unread, isListClosed };
}
