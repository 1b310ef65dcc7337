import { Link } from '../../ui/Link';
import { paths } from '../../lib/paths';

/** What people ask about money. */
export function PayingHelp() {
  return (
    <>
      <h3>How can I pay?</h3>
      <p>
        Through PayPal: everything at once, or a deposit now and the rest in parts before departure.{' '}
        <Link to={paths.pricing()}>Cabins and prices</Link> has the figures and dates for today.
      </p>
      <h3>Where do I pay the next part?</h3>
      <p>
        Sign in and open <Link to={paths.guestPayment()}>your payments</Link>, or use the link to your
        booking.
      </p>
      <h3>Can somebody else pay a part?</h3>
      <p>
        Yes, once your first payment is made: <Link to={paths.guestPayment()}>your payments</Link> make a link
        over an amount. Whoever has it pays that, or what is left to pay where that is less, and sees no other
        payment.
      </p>
      <h3>My payment was declined</h3>
      <p>
        Nothing was charged. Press the button again and choose another way to pay in PayPal; everything you
        entered is kept. Your places are held for 30 minutes.
      </p>
      <h3>I paid, and the page still says it is being confirmed</h3>
      <p>
        PayPal sometimes takes longer. The page changes by itself and a mail follows; you can leave it. Do not
        pay again. If nothing has changed after an hour,{' '}
        <Link to={paths.contact('payment')}>write to us</Link>.
      </p>
    </>
  );
}
