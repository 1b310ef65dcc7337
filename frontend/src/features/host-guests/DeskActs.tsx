import { Download, Upload, UserCheck, UserPlus } from 'lucide-react';
import { memo } from 'react';
import { Link } from '../../ui/Link';
import { mayOn, useHostMe } from '../../api/host/hostMe';
import { isBoardingNear } from '../../lib/boardingDays';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import { PrintButton } from '../../ui/PrintButton';

interface Props {
  trip: number | null;
  hasGuests: boolean;
  onOpen: (dialog: 'export' | 'import') => void;
}

/** What can be done with the list; drawn once, and not at each letter of a search. */
export const DeskActs = memo(function DeskActs({ trip, hasGuests, onOpen }: Props) {
  const me = useHostMe().data;
  // Who is added gets a mail.
  const mayAdd = mayOn(me, trip, 'messages');
  const boards = me?.trips.some((one) => (trip === null || one.tripId === trip) && isBoardingNear(one));
  return (
    <>
      <Button tone="quiet" size="portal" disabled={!hasGuests} onClick={() => onOpen('export')}>
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        Export CSV
      </Button>
      {mayAdd && (
        <Button tone="quiet" size="portal" onClick={() => onOpen('import')}>
          <Upload aria-hidden="true" size={18} strokeWidth={1.75} />
          Import
        </Button>
      )}
      <PrintButton />
      {boards && (
        <Link className={buttonLook('quiet', 'portal')} to={hostPaths.boarding(trip)}>
          <UserCheck aria-hidden="true" size={18} strokeWidth={1.75} />
          Boarding
        </Link>
      )}
      {mayAdd && (
        <Link className={buttonLook('primary', 'portal')} to={hostPaths.newBooking(trip)}>
          <UserPlus aria-hidden="true" size={18} strokeWidth={1.75} />
          Add Guest
        </Link>
      )}
    </>
  );
});
