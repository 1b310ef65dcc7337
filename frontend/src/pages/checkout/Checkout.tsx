import useMediaQuery from '@mui/material/useMediaQuery';
import type { DraftView } from '../../api/draft';
import { useQuote, useQuotesAhead, TRAVELLERS } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BookingProgress } from '../../features/booking/BookingProgress';
import { Panel } from '../../features/booking/Panel';
import { type Selection, selectionQuery } from '../../features/booking/selection';
import { TermsText } from '../../features/booking/TermsText';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { CheckoutSummary } from './CheckoutSummary';
import { IncludedPanel } from './IncludedPanel';
import { MissingTravellers } from './MissingTravellers';
import { OptionsPanel } from './OptionsPanel';
import { PaymentPanel } from './PaymentPanel';
import { SummaryBar } from './SummaryBar';
import { TotalAnnouncement } from './TotalAnnouncement';
import { TravellersPanel } from './TravellersPanel';
import { useChoices } from './useChoices';
import { useCheckoutPayment } from './useCheckoutPayment';

interface Props {
  trip: TripView;
  selection: Selection;
  /** Null while the travellers are missing: everything can be read, nothing can be paid. */
  draft: DraftView | null;
}

/** Everything that is about to be bought, the two choices left, and the payment. */
export function Checkout({ trip, selection, draft }: Props) {
  const isWide = useMediaQuery('(width >= 1024px)', { noSsr: true });
  const { choices, choose, settle, hasChanged } = useChoices(
    { travelInsurance: draft?.travelInsurance ?? false, paymentType: draft?.paymentType ?? 'full' },
    draft !== null,
  );
  const request = { ...selection, ...choices, travellers: TRAVELLERS[selection.occupancy] };
  const full = useQuote({ ...request, paymentType: 'full' });
  const deposit = useQuote({ ...request, paymentType: 'installment' });
  useQuotesAhead(request);
  const quote = choices.paymentType === 'full' ? full : deposit;
  const payment = useCheckoutPayment({ draft, quote: quote.data, settle });

  const cabin = trip.cabins.find(({ type }) => type === selection.cabinType);
  const priceCents = quote.data?.pricePerPersonCents ?? cabin?.[`${selection.occupancy}Cents`] ?? 0;
  const guestInfo = paths.guestInfo(selectionQuery(selection, priceCents));
  const summary = quote.data && <CheckoutSummary trip={trip} selection={selection} quote={quote.data} />;

  return (
    <BookingFrame
      title="Review and pay"
      progress={
        <BookingProgress current="Review and pay" links={{ Cabin: paths.pricing(), Guests: guestInfo }} />
      }
      aside={isWide ? summary : undefined}
    >
      {!draft && <MissingTravellers to={guestInfo} />}
      {draft && <TravellersPanel travellers={draft.travellers} editTo={guestInfo} />}
      <IncludedPanel />
      <OptionsPanel
        trip={trip}
        choices={choices}
        full={full.data}
        deposit={deposit.data}
        isLocked={payment.isBusy}
        onChoose={choose}
      />
      <Panel title="Terms and conditions">
        <TermsText trip={trip} />
      </Panel>
      {quote.isError && (
        <ErrorNote onRetry={() => void quote.refetch()}>The price could not be loaded. Try again.</ErrorNote>
      )}
      {draft && quote.data && <PaymentPanel payment={payment} quote={quote.data} guestInfo={guestInfo} />}
      <TotalAnnouncement quote={hasChanged ? quote.data : undefined} />
      {!isWide && quote.data && <SummaryBar quote={quote.data}>{summary}</SummaryBar>}
    </BookingFrame>
  );
}
