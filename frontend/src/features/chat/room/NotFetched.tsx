import { useEffect } from 'react';
import { toastError } from '../../../ui/toast';
import type { Room } from './room';

/** In the place of what was opened and could not be fetched: says so and puts it away. The conversation stays. */
export function NotFetched({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toastError({ title: 'That could not be opened', description: 'Check your connection and try again.' });
    onClose();
  }, [onClose]);
  return null;
}

/** The same of what is opened about a message. */
export const NotFetchedOnDesk = ({ room: { desk } }: { room: Room }) => <NotFetched onClose={desk.close} />;
