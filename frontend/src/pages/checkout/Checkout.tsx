import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftView } from '../../api/draft';
import { TRAVELLERS, useQuote } from '../../api/quote';
import { useQuotesAhead } from '../../api/quotesAhead';
import type { CabinType, TripView } from '../../api/trip';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BookingProgress } from '../../features/booking/frame/BookingProgress';
import { namesOf } from '../../features/booking/traveller/guestsQuery';
import { Panel } from '../../features/booking/frame/Panel';
import { PriceNotice } from '../../features/booking/choice/PriceNotice';
import { PromoNotice } from '../../features/booking/choice/PromoNotice';
import { type Selection, selectionQuery } from '../../features/booking/choice/selection';
import { usePromoCheck } from '../../features/booking/choice/usePromo';
import { showsOwnTerms, termsText } from '../../features/booking/terms/terms';
import { TermsText } from '../../features/booking/terms/TermsText';
import { TotalAnnouncement } from '../../features/booking/choice/TotalAnnouncement';
import { useAgreement } from '../../features/booking/terms/useAgreement';
import { useTripTerms } from '../../features/booking/terms/useTripTerms';
import { NotSoldNote } from '../../features/cabins/NotSoldNote';
import { SoldOutCabinNote } from '../../features/cabins/SoldOutCabinNote';
import { SoldOutNote } from '../../features/trip/SoldOutNote';
import { useInTrip } from '../../lib/browser/useTripOfPage';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import { useChosenAtOnce } from '../../lib/useChosenAtOnce';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { CabinPanel } from './CabinPanel';
import { CheckoutSummary } from './CheckoutSummary';
import { IncludedPanel } from './IncludedPanel';
import { MissingTravellers } from './MissingTravellers';
import { OptionsPanel } from './OptionsPanel';
import { PayButton } from './PayButton';
import { PaymentPanel } from './PaymentPanel';
import { ReturnedPayment } from './ReturnedPayment';
import { SUMMARY_WAIT } from './summaryWait';
import { TermsAwaited } from './TermsAwaited';
import { TravellersPanel } from './TravellersPanel';
import { useCheckoutPayment } from './useCheckoutPayment';
import { useChoices } from './useChoices';

interface Props {
  trip: TripView;
  selection: Selection;
  /** The cabin that the address names, or was chosen earlier, also where the trip does not sell it. */
  wanted: CabinType | null;
  /** Null while the travellers are missing: everything can be read, nothing can be paid. */
  draft: DraftView | null;
  /** What of the travellers does not fit the trip. */
  problem: string | null;
  /** Another cabin was chosen, and the server does not have it yet. */
  isChanging: boolean;
  /** The draft, once it has. */
  whenSaved: () => Promise<DraftView | null>;
}

/** Everything that is about to be bought, the choices left, and the payment. */
export function Checkout({ trip, selection, wanted, draft, problem, isChanging, whenSaved }: Props) {
  const navigate = useNavigate();
  const inTrip = useInTrip();
  const [hasChosenCabin, setHasChosenCabin] = useState(false);
  const {
    choices: chosen,
    choose,
    settle,
    version,
    hasChanged,
  } = useChoices(
    { travelInsurance: draft?.travelInsurance ?? false, paymentType: draft?.paymentType ?? 'full' },
    draft,
    whenSaved,
  );
  const addressOf = (wanted: Selection) => {
    const cabin = trip.cabins.find(({ type }) => type === wanted.cabinType);
    return selectionQuery(wanted, cabin?.[`${wanted.occupancy}Cents`] ?? 0, draft?.promoCode);
  };
  const [cabinShown, chooseCabin] = useChosenAtOnce(selection.cabinType, (cabinType) => {
    setHasChosenCabin(true);
    const names = draft ? namesOf(draft.travellers) : undefined;
    const address = addressOf({ cabinType, occupancy: selection.occupancy });
    void navigate(inTrip(paths.checkout(address, names)), { replace: true });
  });
  const isInsuranceSold = sellsInsurance(trip);
  const choices = { ...chosen, travelInsurance: chosen.travelInsurance && isInsuranceSold };
  const asked = { ...selection, ...choices, travellers: TRAVELLERS[selection.occupancy] };
  const promo = usePromoCheck(draft?.promoCode ?? '', asked);
  const request = { ...asked, promoCode: promo.promoCode };
  const full = useQuote({ ...request, paymentType: 'full' });
  const deposit = useQuote({ ...request, paymentType: 'installment' });
  useQuotesAhead(request, isInsuranceSold);
  const quote = choices.paymentType === 'full' ? full : deposit;
  const isCurrent =
    cabinShown === selection.cabinType && !isChanging && !promo.isChecking && !quote.isPlaceholderData;
  const terms = useTripTerms(trip);
  const payment = useCheckoutPayment({
    trip,
    draft,
    quote: quote.data,
    ownTermsShown: showsOwnTerms(terms.facts),
    askPromoAgain: promo.askAgain,
    isCurrent,
    settle,
    version,
  });
  const agreement = useAgreement(terms.facts && termsText(terms.facts));
  const pay = () => agreement.before(payment.press);

  const guestInfo = (guest?: number) => paths.guestInfo(addressOf(selection), guest);

  if (payment.order && payment.order.standing !== 'not_taken')
    return <ReturnedPayment standing={payment.order.standing} />;
  return (
    <BookingFrame
      title={agreement.problem ? 'Error: Review and pay' : 'Review and pay'}
      heading="Review and pay"
      progress={
        <BookingProgress current="Review and pay" links={{ Cabin: paths.pricing(), Guests: guestInfo() }} />
      }
      summary={
        quote.data
          ? {
              label: 'Due today',
              amount: <Money cents={quote.data.dueTodayCents} />,
              content: (
                <CheckoutSummary
                  trip={trip}
                  selection={selection}
                  quote={quote.data}
                  pay={draft && <PayButton payment={payment} quote={quote.data} onPay={pay} />}
                />
              ),
            }
          : // Without a price there is none to hold a place for.
            quote.isError
            ? undefined
            : SUMMARY_WAIT
      }
    >
      <SoldOutNote
        trip={trip}
        places={TRAVELLERS[selection.occupancy]}
        cabin={CABIN_NAMES[selection.cabinType]}
      />
      <NotSoldNote trip={trip} cabinType={wanted} />
      <SoldOutCabinNote trip={trip} {...selection} />
      {quote.data && <PriceNotice pricePerPersonCents={quote.data.pricePerPersonCents} />}
      <PromoNotice promo={promo} />
      {!draft && <MissingTravellers to={guestInfo()} problem={problem} />}
      <CabinPanel
        trip={trip}
        occupancy={selection.occupancy}
        chosen={cabinShown}
        isLocked={payment.isBusy}
        onChoose={chooseCabin}
      />
      {draft && <TravellersPanel travellers={draft.travellers} editTo={guestInfo} />}
      <OptionsPanel
        trip={trip}
        choices={choices}
        full={full.data}
        deposit={deposit.data}
        isLocked={payment.isBusy}
        onChoose={choose}
      />
      <IncludedPanel tripId={trip.id} />
      <Panel title="Terms and conditions">
        {terms.facts ? <TermsText trip={terms.facts} /> : <TermsAwaited terms={terms} />}
      </Panel>
      {quote.isError && (
        <ErrorNote onRetry={() => void quote.refetch()}>
          {promo.trouble ?? 'The price could not be loaded. Try again.'}
        </ErrorNote>
      )}
      {draft && quote.data && (
        <PaymentPanel
          payment={payment}
          agreement={agreement}
          quote={quote.data}
          policy={trip.cancellation}
          ways={{
            guestInfo: guestInfo(),
            waitingList: paths.bookingForm(CABIN_NAMES[selection.cabinType], selection.occupancy),
          }}
          onPay={pay}
        />
      )}
      <TotalAnnouncement quote={hasChanged || hasChosenCabin ? quote.data : undefined} />
    </BookingFrame>
  );
}
