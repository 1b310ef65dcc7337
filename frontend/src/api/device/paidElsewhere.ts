import { keep } from '../../lib/browser/kept';

const KEY = 'gangway-paid';

/** Tells the other tabs of this browser that the booking entered in it is paid, by its guest's public id. Nothing is kept. */
export function tellPaid(guestId: string): void {
  keep('device', KEY, guestId);
  keep('device', KEY, null);
}

/** Calls back when another tab tells so. Returns the function that ends it. */
export function onPaidElsewhere(listener: (guestId: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) listener(newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
