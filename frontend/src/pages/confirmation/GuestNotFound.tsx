import { Actions } from '../../features/booking/Actions';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';

/** Nobody is known by the id in the address. */
export function GuestNotFound() {
  return (
    <BookingFrame
      title="Guest Not Found"
      lead="The guest registration could not be found. Check that the link is complete, or open the one in your mail."
      progress={null}
    >
      <p>
        Still nothing? Write to <ContactAddress />.
      </p>
      <Actions>
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
        <ButtonLink to={paths.pricing()} tone="quiet">
          See cabins and prices
        </ButtonLink>
      </Actions>
    </BookingFrame>
  );
}
