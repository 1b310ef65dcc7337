import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { organiserLine } from '../../../../backend/contracts/organiser';
import { passportSpan } from '../../../../backend/contracts/passport-validity';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { daysOf } from '../../lib/cancellation';
import { cancellationInASentence } from '../../lib/cancellationSentence';
import { formatDayRange } from '../../lib/time/dates';
import { formatTime } from '../../lib/time/zoned';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { Panel } from '../../ui/Panel';
import { SectionsPaper } from '../../ui/SectionsPaper';
import { PreviewWay } from './PreviewWay';
import { promoWords, usesOf } from './promoValues';
import styles from './TripFacts.module.css';

/** The trip as it is read where it is not edited: by a co-host, and by everybody once it is called off. */
export function TripFacts({ trip }: { trip: HostTripDetail }) {
  const { startDate, endDate, departsAt, timeZone, cabins } = trip;
  const facts = [
    ['Destination', trip.destination],
    ['Dates', startDate && endDate ? formatDayRange(startDate, endDate) : 'To be set'],
    ['Sails', departsAt ? formatTime(departsAt, timeZone) : 'To be set'],
    ['Places taken', `${formatCount(trip.seatsTaken)} of ${formatCount(trip.maxGuests)}`],
    ['Minimum age', `${trip.minimumAge}`],
    ['Names are final', `${daysOf(trip.namesFinalDays)} before departure`],
    ['Online check-in opens', `${daysOf(trip.checkInDays)} before departure`],
    ['Passports are valid', passportSpan(trip.passportMonths)],
    ...(trip.organiser.name ? [['Organiser', organiserLine(trip.organiser)]] : []),
    ...cabins.map(({ type, name, isSold, doubleCents, singleCents, stock }) => [
      name,
      [
        isSold ? `${formatMoney(doubleCents)} double, ${formatMoney(singleCents)} single` : 'Not sold',
        stock === null ? '' : `${formatCount(trip.cabinsTaken[type])} of ${formatCount(stock)} taken`,
      ]
        .filter(Boolean)
        .join('; '),
    ]),
    ...trip.promoCodes.map((promo) => [
      `Code ${promo.code}`,
      promoWords(promo, usesOf(promo.code, trip.promoUses)),
    ]),
    ['Taxes and fees', `${trip.taxPercent}%`],
    ['Travel insurance', sellsInsurance(trip) ? formatMoney(trip.insuranceCents) : 'Not offered'],
    ['Cancelling', cancellationInASentence(trip.cancellation)],
  ];
  return (
    <Panel title="The trip">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {trip.ownTerms.length > 0 && (
        <div className={styles.terms}>
          <SectionsPaper title="Terms of its own" sections={trip.ownTerms} />
        </div>
      )}
      <p className={styles.note}>
        {trip.isCalledOff
          ? 'This trip was called off and is kept as it was. Duplicate it to sail on another day.'
          : 'The owner of the trip edits it, opens its booking and decides on its hosts.'}
      </p>
      {!trip.isOnSale && !trip.isCalledOff && (
        <p className={styles.note}>
          <PreviewWay trip={trip} />
        </p>
      )}
    </Panel>
  );
}
