import type { OrderState } from '../../api/payments';
import { Actions } from '../../features/booking/frame/Actions';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BookingProgress } from '../../features/booking/frame/BookingProgress';
import { Panel } from '../../features/booking/frame/Panel';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { RETURNED_WORDS } from './returnedWords';

/** In place of the checkout, for who paid in another browser or has paid already: how it stands, and no second payment. */
export function ReturnedPayment({ standing }: Pick<OrderState, 'standing'>) {
  const { title, lead } = RETURNED_WORDS[standing];
  return (
    <BookingFrame title={title} progress={<BookingProgress current="Review and pay" />}>
      <Panel title="Your payment">
        <output>{lead}</output>
        {standing === 'not_taken' && (
          <Actions>
            <ButtonLink to={paths.pricing()}>Choose a cabin</ButtonLink>
          </Actions>
        )}
        <p>
          Questions? Write to <ContactAddress />.
        </p>
      </Panel>
    </BookingFrame>
  );
}
