import { useDepositExample } from '../../features/cabins/useDepositExample';
import { canPayLater } from '../../lib/paidLater';
import { Link } from '../../ui/Link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ON_NIGHT, SunsetBand } from '../../ui/SunsetBand';

interface Props {
  /** Of the trip on sale; undefined while it is not known. */
  tripId: number | undefined;
}

/** The last word: round the ship, or to the people who can answer. */
export function CallToAction({ tripId }: Props) {
  const hasDeposit = canPayLater(useDepositExample().plan);
  return (
    <SunsetBand
      title={hasDeposit ? 'Hold your place with a deposit today.' : 'Hold your place today.'}
      actions={
        <>
          <ButtonLink tone="hero" to={paths.tripDetails()}>
            <span>{hasDeposit ? 'Book Now - Pay Later' : 'Book Now'}</span>
          </ButtonLink>
          <ButtonLink tone="quiet" className={ON_NIGHT} to={paths.chat()}>
            Schedule a Call
          </ButtonLink>
        </>
      }
    >
      <p>
        Look round the ship first; your cabin waits above. Guests who have paid arrange a call in the group
        chat, and everybody else <Link to={paths.contact('call', tripId)}>asks the host for one</Link>.
      </p>
    </SunsetBand>
  );
}
