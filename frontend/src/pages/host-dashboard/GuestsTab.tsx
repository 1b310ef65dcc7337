import { GuestsDesk } from '../../features/host-guests/GuestsDesk';
import { RemindersDialog } from '../../features/host-money/RemindersDialog';

/** The guests, whom the money's own dialog reminds. */
export default function GuestsTab() {
  return (
    <GuestsDesk
      reminders={(bookingIds, close) => <RemindersDialog wish={{ bookingIds }} onClose={close} />}
    />
  );
}
