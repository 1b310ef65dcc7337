import { CalendarClock } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { partsWords } from '../../lib/installmentPlan';
import { canPayLater, partsDue } from '../../lib/paidLater';
import { Skeleton } from '../../ui/Skeleton';
import { OPTION_ICON } from './optionIcon';
import { PaymentSchedule } from './PaymentSchedule';

/** Paying in parts for who books today: a part already due is in the first one. Nothing once all of them are. */
export function DepositOption({ trip }: { trip: TripView | undefined }) {
  const { plan } = useDepositExample();
  if (!canPayLater(plan)) return null;
  const isJoined = plan && trip ? partsDue(plan, trip) > 0 : false;
  return (
    <li>
      <CalendarClock {...OPTION_ICON} />
      <h3>
        <span>{isJoined ? 'First payment' : 'Deposit'}</span>:{' '}
        <span>{plan ? `${plan.parts[0]?.percent}%` : <Skeleton width="2ch" />}</span> today
      </h3>
      <p>
        The rest follows in <span>{plan ? partsWords(plan.parts.length - 1) : <Skeleton width="8ch" />}</span>
        , at no extra cost. Booking today, that is:
      </p>
      <PaymentSchedule parts={plan?.parts} />
    </li>
  );
}
