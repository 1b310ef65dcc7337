import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Actions } from './Actions';
import { BookingFrame } from './BookingFrame';

/** The link in the address opened its booking for a month after the last payment, and does no more. */
export function LinkEnded({ contact }: { contact: ReactNode }) {
  return (
    <BookingFrame
      title="This link has ended"
      lead="A booking's link opens for a month after everything is paid, or after a cancellation. Log in to see your booking and its receipts."
      progress={null}
    >
      <p>No login, or none that works? Write to {contact}.</p>
      <Actions>
        <ButtonLink to={paths.login()}>Log in</ButtonLink>
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </Actions>
    </BookingFrame>
  );
}

/** Nobody is known by the id in the address. `contact` is where people write. */
export function GuestNotFound({ contact }: { contact: ReactNode }) {
  return (
    <BookingFrame
      title="Guest Not Found"
      lead="The guest registration could not be found. Check that the link is complete, or open the one in your mail."
      progress={null}
    >
      <p>Still nothing? Write to {contact}.</p>
      <Actions>
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
        <ButtonLink to={paths.pricing()} tone="quiet">
          See cabins and prices
        </ButtonLink>
      </Actions>
    </BookingFrame>
  );
}
