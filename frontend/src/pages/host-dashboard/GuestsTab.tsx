import { GuestsDesk } from '../../features/host-guests/GuestsDesk';
import { RemindersDialog } from '../../features/host-money/reminders/RemindersDialog';

const reminders = (bookingIds: string[], leftOut: string | null, close: () => void) => (
  <RemindersDialog wish={{ bookingIds }} leftOut={leftOut} onClose={close} />
);

/** The guests, whom the money's own dialog reminds. */
export default function GuestsTab() {
  return <GuestsDesk reminders={reminders} />;
}
